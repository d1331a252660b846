// libcurl's option functions are variadic, which Swift cannot call.
#ifndef CCURL_SHIMS_H
#define CCURL_SHIMS_H
#include <curl/curl.h>

static inline CURLcode circles_setopt_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

#endif
