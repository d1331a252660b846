internal import CTesseract
