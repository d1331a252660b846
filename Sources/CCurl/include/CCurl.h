// libcurl's option functions are variadic, CURLMsg holds an anonymous union, and some options are younger than the
// oldest libcurl this builds with: Swift can handle none of these, so they are wrapped here, one type of argument each.
#ifndef CCURL_H
#define CCURL_H
#include <curl/curl.h>

// libcurl's variadic functions, once it is loaded: by the first call of any other.
extern struct circles_curl_options {
    CURLcode (*set)(CURL *, CURLoption, ...);
    CURLcode (*get)(CURL *, CURLINFO, ...);
    CURLMcode (*set_multi)(CURLM *, CURLMoption, ...);
} circles_curl;

typedef size_t (*circles_data_callback)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode circles_setopt_long(CURL *handle, CURLoption option, long value) {
    return circles_curl.set(handle, option, value);
}

static inline CURLcode circles_setopt_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return circles_curl.set(handle, option, value);
}

static inline CURLcode circles_setopt_string(CURL *handle, CURLoption option, const char *value) {
    return circles_curl.set(handle, option, value);
}

static inline CURLcode circles_setopt_pointer(CURL *handle, CURLoption option, const void *value) {
    return circles_curl.set(handle, option, value);
}

static inline CURLcode circles_setopt_list(CURL *handle, CURLoption option, struct curl_slist *value) {
    return circles_curl.set(handle, option, value);
}

static inline CURLcode circles_setopt_callback(CURL *handle, CURLoption option, circles_data_callback value) {
    return circles_curl.set(handle, option, value);
}

static inline CURLcode circles_getinfo_long(CURL *handle, CURLINFO info, long *value) {
    return circles_curl.get(handle, info, value);
}

static inline CURLcode circles_getinfo_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
    return circles_curl.get(handle, info, value);
}

static inline CURLMcode circles_multi_setopt_long(CURLM *handle, CURLMoption option, long value) {
    return circles_curl.set_multi(handle, option, value);
}

static inline CURLcode circles_message_result(const CURLMsg *message) { return message->data.result; }

// `curl_url_get` without flags; its first parameter is const in some versions and not in others.
CURLUcode circles_url_get(CURLU *url, CURLUPart part, char **text);

// Nothing but HTTP, whatever a URL says.
static inline CURLcode circles_allow_http_only(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return circles_curl.set(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return circles_curl.set(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

// A name that is still being resolved is left behind, or cancelling would wait for the resolver's own time-out.
static inline CURLcode circles_never_wait_for_resolver(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return circles_curl.set(handle, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)handle;
    return CURLE_OK;
#endif
}

#endif
