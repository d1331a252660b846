// libheif by dlopen: it is used where it is installed, and nothing is missed at build or start where it is not.
// The declarations below are those of libheif's stable C interface (version 1) that are needed.

#include "CHeif.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

struct heif_error {
    int code;
    int subcode;
    const char *message;
};

enum {
    heif_suberror_Unsupported_codec = 3000,
    heif_compression_HEVC = 1,
    heif_colorspace_RGB = 1,
    heif_chroma_interleaved_RGB = 10,
    heif_channel_interleaved = 10,
};

static struct {
    void *(*context_alloc)(void);
    void (*context_free)(void *);
    struct heif_error (*read)(void *, const void *, size_t, const void *);
    struct heif_error (*primary)(void *, void **);
    void (*handle_release)(const void *);
    int (*handle_width)(const void *);
    int (*handle_height)(const void *);
    struct heif_error (*decode)(const void *, void **, int, int, const void *);
    void (*image_release)(const void *);
    int (*image_width)(const void *, int);
    int (*image_height)(const void *, int);
    const uint8_t *(*plane)(const void *, int, int *);
    const char *(*version)(void);
    int (*have_decoder)(int);
    int is_there;
} heif;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    const char *file = getenv("CIRCLES_LIBHEIF");
    void *library = dlopen(file && *file ? file : "libheif.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    struct {
        const char *name;
        void *place;
    } functions[] = {
        {"heif_context_alloc", &heif.context_alloc},
        {"heif_context_free", &heif.context_free},
        {"heif_context_read_from_memory_without_copy", &heif.read},
        {"heif_context_get_primary_image_handle", &heif.primary},
        {"heif_image_handle_release", &heif.handle_release},
        {"heif_image_handle_get_width", &heif.handle_width},
        {"heif_image_handle_get_height", &heif.handle_height},
        {"heif_decode_image", &heif.decode},
        {"heif_image_release", &heif.image_release},
        {"heif_image_get_width", &heif.image_width},
        {"heif_image_get_height", &heif.image_height},
        {"heif_image_get_plane_readonly", &heif.plane},
        {"heif_get_version", &heif.version},
        {"heif_have_decoder_for_format", &heif.have_decoder},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(library, functions[i].name);
        if (!function) return;
        *(void **)functions[i].place = function;
    }
    heif.is_there = 1;
}

static int is_there(void) {
    pthread_once(&once, load);
    return heif.is_there;
}

const char *CHeifVersion(void) { return is_there() ? heif.version() : NULL; }

int CHeifReadsHEVC(void) { return is_there() && heif.have_decoder(heif_compression_HEVC); }

static int outcome(struct heif_error error) {
    if (error.subcode == heif_suberror_Unsupported_codec) return CHeifNoDecoder;
    return CHeifDamaged;
}

static int put(int output, const void *bytes, size_t count) {
    const char *rest = bytes;
    while (count > 0) {
        ssize_t done = write(output, rest, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return -1;
        rest += done;
        count -= (size_t)done;
    }
    return 0;
}

static int fits(int width, int height, int64_t maximum) {
    return width > 0 && height > 0 && (int64_t)width * height <= maximum;
}

static int hand_on(const void *image, int64_t maximum, int output) {
    int width = heif.image_width(image, heif_channel_interleaved);
    int height = heif.image_height(image, heif_channel_interleaved);
    int stride = 0;
    const uint8_t *plane = heif.plane(image, heif_channel_interleaved, &stride);
    if (!plane || !fits(width, height, maximum) || stride < 3 * width) return CHeifDamaged;
    uint32_t size[2] = {(uint32_t)width, (uint32_t)height};
    if (put(output, size, sizeof size)) return CHeifDamaged;
    for (int y = 0; y < height; y++) {
        if (put(output, plane + (size_t)y * (size_t)stride, 3 * (size_t)width)) return CHeifDamaged;
    }
    return CHeifDone;
}

static int decode(const uint8_t *bytes, size_t count, int64_t maximumPixels, int output) {
    void *file = heif.context_alloc(), *handle = NULL, *image = NULL;
    if (!file) return CHeifTooLarge;
    int result;
    // Without one, opening the file fails with an error that could mean anything.
    if (!CHeifReadsHEVC()) {
        heif.context_free(file);
        return CHeifNoDecoder;
    }
    struct heif_error error = heif.read(file, bytes, count, NULL);
    if (!error.code) error = heif.primary(file, &handle);
    if (error.code || !handle) {
        result = outcome(error);
    } else if (!fits(heif.handle_width(handle), heif.handle_height(handle), maximumPixels)) {
        result = CHeifTooLarge;
    } else {
        error = heif.decode(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGB, NULL);
        result = error.code || !image ? outcome(error) : hand_on(image, maximumPixels, output);
    }
    if (image) heif.image_release(image);
    if (handle) heif.handle_release(handle);
    heif.context_free(file);
    return result;
}

/// From here on: no file is written, none but a few opened, memory and time are bounded, and no right is gained.
static void confine(void) {
    struct rlimit memory = {2000000000, 2000000000}, time = {30, 30}, size = {0, 0}, files = {16, 16}, core = {0, 0};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CPU, &time);
    setrlimit(RLIMIT_FSIZE, &size);
    setrlimit(RLIMIT_NOFILE, &files);
    setrlimit(RLIMIT_CORE, &core);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

int CHeifServe(int input, int output, size_t maximumBytes, int64_t maximumPixels) {
    if (!is_there()) return CHeifNoLibrary;
    confine();
    uint8_t *bytes = malloc(maximumBytes);
    if (!bytes) return CHeifTooLarge;
    size_t count = 0;
    while (count < maximumBytes) {
        ssize_t part = read(input, bytes + count, maximumBytes - count);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) break;
        count += (size_t)part;
    }
    int result = decode(bytes, count, maximumPixels, output);
    free(bytes);
    return result;
}
