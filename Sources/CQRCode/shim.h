// libqrencode: a text becomes a QR code.
#include <qrencode.h>
