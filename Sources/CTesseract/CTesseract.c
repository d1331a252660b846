// Tesseract by dlopen, with the first call: it brings fifty libraries along, which take half of the time of a command that
// reads no picture. Each function below is the one of the library; where there is no library it returns null or 0.

#include <tesseract/export.h>
// Nothing outside sees these: the library's own calls stay its own.
#undef TESS_API
#define TESS_API __attribute__((visibility("hidden")))

#include "CTesseract.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

// Type, name, parameters, arguments.
#define FUNCTIONS(F)                                                                                                   \
    F(const char *, TessVersion, (void), ())                                                                           \
    F(TessBaseAPI *, TessBaseAPICreate, (void), ())                                                                    \
    F(void, TessBaseAPIDelete, (TessBaseAPI * a), (a))                                                                 \
    F(void, TessBaseAPIEnd, (TessBaseAPI * a), (a))                                                                    \
    F(void, TessBaseAPIClear, (TessBaseAPI * a), (a))                                                                  \
    F(int, TessBaseAPIInit3, (TessBaseAPI * a, const char *b, const char *c), (a, b, c))                               \
    F(int, TessBaseAPIInit4,                                                                                           \
      (TessBaseAPI * a, const char *b, const char *c, TessOcrEngineMode d, char **e, int f, char **g, char **h,        \
       size_t i, BOOL j),                                                                                              \
      (a, b, c, d, e, f, g, h, i, j))                                                                                  \
    F(int, TessBaseAPIInit5,                                                                                           \
      (TessBaseAPI * a, const char *b, int c, const char *d, TessOcrEngineMode e, char **f, int g, char **h, char **i, \
       size_t j, BOOL k),                                                                                              \
      (a, b, c, d, e, f, g, h, i, j, k))                                                                               \
    F(BOOL, TessBaseAPISetVariable, (TessBaseAPI * a, const char *b, const char *c), (a, b, c))                        \
    F(void, TessBaseAPISetPageSegMode, (TessBaseAPI * a, TessPageSegMode b), (a, b))                                   \
    F(void, TessBaseAPISetImage, (TessBaseAPI * a, const unsigned char *b, int c, int d, int e, int f),                \
      (a, b, c, d, e, f))                                                                                              \
    F(void, TessBaseAPISetSourceResolution, (TessBaseAPI * a, int b), (a, b))                                          \
    F(int, TessBaseAPIRecognize, (TessBaseAPI * a, ETEXT_DESC * b), (a, b))                                            \
    F(BOOL, TessBaseAPIDetectOrientationScript,                                                                        \
      (TessBaseAPI * a, int *b, float *c, const char **d, float *e), (a, b, c, d, e))                                  \
    F(TessResultIterator *, TessBaseAPIGetIterator, (TessBaseAPI * a), (a))                                            \
    F(ETEXT_DESC *, TessMonitorCreate, (void), ())                                                                     \
    F(void, TessMonitorDelete, (ETEXT_DESC * a), (a))                                                                  \
    F(void, TessMonitorSetDeadlineMSecs, (ETEXT_DESC * a, int b), (a, b))                                              \
    F(TessPageIterator *, TessResultIteratorGetPageIterator, (TessResultIterator * a), (a))                            \
    F(char *, TessResultIteratorGetUTF8Text, (const TessResultIterator *a, TessPageIteratorLevel b), (a, b))           \
    F(float, TessResultIteratorConfidence, (const TessResultIterator *a, TessPageIteratorLevel b), (a, b))             \
    F(BOOL, TessResultIteratorNext, (TessResultIterator * a, TessPageIteratorLevel b), (a, b))                         \
    F(void, TessResultIteratorDelete, (TessResultIterator * a), (a))                                                   \
    F(BOOL, TessPageIteratorBoundingBox,                                                                               \
      (const TessPageIterator *a, TessPageIteratorLevel b, int *c, int *d, int *e, int *f), (a, b, c, d, e, f))        \
    F(void, TessDeleteText, (const char *a), (a))

#define DECLARE(type, name, parameters, arguments) static __typeof__(&name) loaded_##name;
FUNCTIONS(DECLARE)

// Of OpenMP, which the library brings along; null where it was built without.
static void (*set_max_active_levels)(int);

static pthread_once_t once = PTHREAD_ONCE_INIT;

// Engines that live as long as the process are called a leak, on standard error, when the library goes.
static void silence(void) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
}

static void load(void) {
    void *library = dlopen("libtesseract.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define FIND(type, name, parameters, arguments) *(void **)&loaded_##name = dlsym(library, #name);
    FUNCTIONS(FIND)
    *(void **)&set_max_active_levels = dlsym(library, "omp_set_max_active_levels");
    // What is registered last goes first: after all of ours was said, and before the library's own.
    atexit(silence);
}

#define CALL(type, name, parameters, arguments)                                                                        \
    type name parameters {                                                                                             \
        pthread_once(&once, load);                                                                                     \
        if (!loaded_##name) return (type)0;                                                                            \
        return loaded_##name arguments;                                                                                \
    }
FUNCTIONS(CALL)

void circles_keep_to_one_thread(void) {
    pthread_once(&once, load);
    if (set_max_active_levels) set_max_active_levels(0);
}
