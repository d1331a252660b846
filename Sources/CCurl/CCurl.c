// libcurl by dlopen, with the first call: most commands ask no server, and it brings thirty libraries along. Each function below
// is the one of the library; where there is no library it returns null or 0.

#include <dlfcn.h>
#include <pthread.h>

// Nothing outside sees these: other libraries' calls go where they went.
#pragma GCC visibility push(hidden)
#include "CCurl.h"
#pragma GCC visibility pop

// Type, name, parameters, arguments.
#define FUNCTIONS(F)                                                                                                   \
    F(CURLcode, curl_global_init, (long a), (a))                                                                       \
    F(CURL *, curl_easy_init, (void), ())                                                                              \
    F(void, curl_easy_cleanup, (CURL * a), (a))                                                                        \
    F(CURLM *, curl_multi_init, (void), ())                                                                            \
    F(CURLMcode, curl_multi_cleanup, (CURLM * a), (a))                                                                 \
    F(CURLMcode, curl_multi_add_handle, (CURLM * a, CURL * b), (a, b))                                                 \
    F(CURLMcode, curl_multi_remove_handle, (CURLM * a, CURL * b), (a, b))                                              \
    F(CURLMcode, curl_multi_perform, (CURLM * a, int *b), (a, b))                                                      \
    F(CURLMcode, curl_multi_poll, (CURLM * a, struct curl_waitfd b[], unsigned int c, int d, int *e), (a, b, c, d, e)) \
    F(CURLMcode, curl_multi_wakeup, (CURLM * a), (a))                                                                  \
    F(CURLMsg *, curl_multi_info_read, (CURLM * a, int *b), (a, b))                                                    \
    F(struct curl_slist *, curl_slist_append, (struct curl_slist * a, const char *b), (a, b))                          \
    F(void, curl_slist_free_all, (struct curl_slist * a), (a))                                                         \
    F(CURLU *, curl_url, (void), ())                                                                                   \
    F(void, curl_url_cleanup, (CURLU * a), (a))                                                                        \
    F(CURLUcode, curl_url_set, (CURLU * a, CURLUPart b, const char *c, unsigned int d), (a, b, c, d))                  \
    F(void, curl_free, (void *a), (a))

#define DECLARE(type, name, parameters, arguments) static __typeof__(&name) loaded_##name;
FUNCTIONS(DECLARE)
static CURLUcode (*loaded_curl_url_get)(CURLU *, CURLUPart, char **, unsigned int);

struct circles_curl_options circles_curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
#define FIND(type, name, parameters, arguments) *(void **)&loaded_##name = dlsym(library, #name);
    FUNCTIONS(FIND)
    *(void **)&loaded_curl_url_get = dlsym(library, "curl_url_get");
    *(void **)&circles_curl.set = dlsym(library, "curl_easy_setopt");
    *(void **)&circles_curl.get = dlsym(library, "curl_easy_getinfo");
    *(void **)&circles_curl.set_multi = dlsym(library, "curl_multi_setopt");
}

#define CALL(type, name, parameters, arguments)                                                                        \
    type name parameters {                                                                                             \
        pthread_once(&once, load);                                                                                     \
        if (!loaded_##name) return (type)0;                                                                            \
        return loaded_##name arguments;                                                                                \
    }
FUNCTIONS(CALL)

CURLUcode circles_url_get(CURLU *url, CURLUPart part, char **text) {
    pthread_once(&once, load);
    return loaded_curl_url_get ? loaded_curl_url_get(url, part, text, 0) : CURLUE_OUT_OF_MEMORY;
}
