/* Faults at the border between a program and the kernel, for the tests of the hand-off (LD_PRELOAD).
 *
 * Only files under FAULT_HOME count. Each call has a role: the call's name and what kind of file it is about, such as
 * "fsync share" or "pwrite database". With FAULT_LOG the roles that occur are appended there, one a line, in order.
 *
 *   FAULT_ROLE  the role at which something happens; FAULT_NTH the how manieth call of it (1 when not given)
 *   FAULT_MODE  kill     SIGKILL before the call
 *               killed   SIGKILL after the call
 *               ENOSPC, EIO, EROFS   the call fails with it, and every later one of that role
 *   FAULT_NOSYNC  a role whose fsync does nothing, and says that it did
 *   FAULT_DISK  a folder in which the state of the disk is kept, for the power cut: what every file held at its last fsync,
 *               and which names every folder held at its last: ID.data and ID.names, where the ID is inode and birth, since
 *               inodes come again. faults.py makes a home of it.
 *
 * The model of the disk is the strictest that POSIX allows: without an fsync nothing that was written is there, and
 * without one of the folder no name that was made, renamed or deleted.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *home, *log_path, *role_wanted, *mode, *disk, *nosync;
static long nth = 1, seen;
static int ready;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void prepare(void) {
    if (ready) return;
    ready = 1;
    home = getenv("FAULT_HOME");
    log_path = getenv("FAULT_LOG");
    role_wanted = getenv("FAULT_ROLE");
    mode = getenv("FAULT_MODE");
    disk = getenv("FAULT_DISK");
    nosync = getenv("FAULT_NOSYNC");
    if (getenv("FAULT_NTH")) nth = atol(getenv("FAULT_NTH"));
}

/* What kind of file a path is; NULL for one that is not under the home. */
static const char *kind(const char *path) {
    if (!home || !path || strncmp(path, home, strlen(home)) != 0) return NULL;
    const char *rest = path + strlen(home);
    if (*rest == '/') rest++;
    if (strncmp(rest, "data/", 5) == 0) rest += 5;
    struct stat status;
    int is_folder = stat(path, &status) == 0 && S_ISDIR(status.st_mode);
    if (strncmp(rest, "spool/tmp", 9) == 0) return is_folder ? "spool/tmp" : "unfinished";
    if (strncmp(rest, "spool/new", 9) == 0) return is_folder ? "spool/new" : "share";
    if (strncmp(rest, "spool/quarantine", 16) == 0) return is_folder ? "spool/quarantine" : "quarantined";
    if (strncmp(rest, "spool", 5) == 0) return is_folder ? "spool" : "format";
    if (strncmp(rest, "captures", 8) == 0) return is_folder ? "captures" : "capture";
    if (strncmp(rest, "circles.sqlite-wal", 18) == 0) return "wal";
    if (strncmp(rest, "circles.sqlite-shm", 18) == 0) return NULL;
    if (strncmp(rest, "circles.sqlite-journal", 22) == 0) return "rollback";
    if (strncmp(rest, "circles.sqlite", 14) == 0) return "database";
    if (strncmp(rest, "circles.lock", 12) == 0) return "mark";
    if (strncmp(rest, "state", 5) == 0 || strncmp(rest, "processor.lock", 14) == 0) return NULL;
    if (strncmp(rest, "writer", 6) == 0) return NULL;
    return is_folder ? "home" : "other";
}

static const char *kind_of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    char *gone = strstr(path, " (deleted)");
    if (gone) *gone = 0;
    return kind(path);
}

/* 0: go on; 1: fail with errno; 2: do nothing and succeed; 3: go on, and then die. */
static int fault(const char *call, const char *kind) {
    char role[128];
    snprintf(role, sizeof role, "%s %s", call, kind);
    if (log_path) {
        char line[130];
        int length = snprintf(line, sizeof line, "%s\n", role);
        int fd = REAL(open)(log_path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        if (fd >= 0) {
            if (REAL(write)(fd, line, length) < 0) abort();
            close(fd);
        }
    }
    if (nosync && strcmp(role, nosync) == 0) return 2;
    if (!role_wanted || !mode || strcmp(role, role_wanted) != 0) return 0;
    long number = __sync_add_and_fetch(&seen, 1);
    if (number < nth) return 0;
    if (strcmp(mode, "kill") == 0 && number == nth) kill(getpid(), SIGKILL);
    if (strcmp(mode, "killed") == 0 && number == nth) return 3;
    if (strcmp(mode, "ENOSPC") == 0) { errno = ENOSPC; return 1; }
    if (strcmp(mode, "EIO") == 0) { errno = EIO; return 1; }
    if (strcmp(mode, "EROFS") == 0) { errno = EROFS; return 1; }
    return 0;
}

/* Inode and birth. */
static int identify(int fd, const char *name, char *id, size_t size, int *is_folder) {
    struct statx status;
    if (statx(fd, name, AT_EMPTY_PATH | AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS | STATX_BTIME, &status) != 0) return 0;
    snprintf(id, size, "%llu-%lld.%u", (unsigned long long)status.stx_ino, (long long)status.stx_btime.tv_sec,
             status.stx_btime.tv_nsec);
    *is_folder = S_ISDIR(status.stx_mode);
    return 1;
}

/* The state of the disk after an fsync: a file's bytes, or a folder's names with the inodes they lead to. */
static void remember(int fd, const char *path) {
    char id[96], target[PATH_MAX], temporary[PATH_MAX + 32];
    int is_folder;
    if (!disk || !identify(fd, "", id, sizeof id, &is_folder)) return;
    snprintf(target, sizeof target, "%s/%s.%s", disk, id, is_folder ? "names" : "data");
    snprintf(temporary, sizeof temporary, "%s.%d", target, getpid());
    pthread_mutex_lock(&lock);
    int out = REAL(open)(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (out < 0) abort();
    if (is_folder) {
        DIR *folder = opendir(path);
        struct dirent *entry;
        while (folder && (entry = readdir(folder))) {
            if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
            int inner;
            if (!identify(dirfd(folder), entry->d_name, id, sizeof id, &inner)) continue;
            if (dprintf(out, "%s %c %s\n", id, inner ? 'd' : 'f', entry->d_name) < 0) abort();
        }
        if (folder) closedir(folder);
    } else {
        static char buffer[1 << 16];
        int in = REAL(open)(path, O_RDONLY | O_CLOEXEC);
        ssize_t count;
        /* By the descriptor's own file, should the name lead elsewhere by now. */
        if (in < 0) {
            char link[64];
            snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
            in = REAL(open)(link, O_RDONLY | O_CLOEXEC);
        }
        while (in >= 0 && (count = read(in, buffer, sizeof buffer)) > 0)
            if (REAL(write)(out, buffer, count) != count) abort();
        if (in >= 0) close(in);
    }
    close(out);
    if (REAL(rename)(temporary, target) != 0) abort();
    pthread_mutex_unlock(&lock);
}

#define GUARD_FD(call, fd, failure, action)                                                                        \
    prepare();                                                                                                     \
    char path[PATH_MAX];                                                                                           \
    const char *what = home ? kind_of(fd, path) : NULL;                                                            \
    int verdict = what ? fault(call, what) : 0;                                                                    \
    if (verdict == 1) return failure;                                                                              \
    action

#define GUARD_PATH(call, name, failure)                                                                            \
    prepare();                                                                                                     \
    const char *what = home ? kind(name) : NULL;                                                                   \
    int verdict = what ? fault(call, what) : 0;                                                                    \
    if (verdict == 1) return failure;

static void die_if(int verdict) {
    if (verdict == 3) kill(getpid(), SIGKILL);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    GUARD_FD("write", fd, -1, ssize_t result = REAL(write)(fd, bytes, count));
    int error = errno;
    die_if(verdict);
    errno = error;
    return result;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    GUARD_FD("pwrite", fd, -1, ssize_t result = REAL(pwrite)(fd, bytes, count, offset));
    int error = errno;
    die_if(verdict);
    errno = error;
    return result;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset) {
    GUARD_FD("pwrite", fd, -1, ssize_t result = REAL(pwrite64)(fd, bytes, count, offset));
    int error = errno;
    die_if(verdict);
    errno = error;
    return result;
}

int fsync(int fd) {
    GUARD_FD("fsync", fd, -1, int result = 0);
    if (verdict != 2) {
        result = disk ? 0 : REAL(fsync)(fd);
        if (what && result == 0) remember(fd, path);
    }
    die_if(verdict);
    return result;
}

int fdatasync(int fd) {
    GUARD_FD("fsync", fd, -1, int result = 0);
    if (verdict != 2) {
        result = disk ? 0 : REAL(fdatasync)(fd);
        if (what && result == 0) remember(fd, path);
    }
    die_if(verdict);
    return result;
}

int ftruncate(int fd, off_t length) {
    GUARD_FD("ftruncate", fd, -1, int result = REAL(ftruncate)(fd, length));
    die_if(verdict);
    return result;
}

int ftruncate64(int fd, off64_t length) {
    GUARD_FD("ftruncate", fd, -1, int result = REAL(ftruncate64)(fd, length));
    die_if(verdict);
    return result;
}

int rename(const char *old, const char *new) {
    GUARD_PATH("rename", new, -1);
    int result = REAL(rename)(old, new);
    die_if(verdict);
    return result;
}

int link(const char *old, const char *new) {
    GUARD_PATH("link", new, -1);
    int result = REAL(link)(old, new);
    die_if(verdict);
    return result;
}

int unlink(const char *name) {
    GUARD_PATH("unlink", name, -1);
    int result = REAL(unlink)(name);
    die_if(verdict);
    return result;
}

int mkdir(const char *name, mode_t permissions) {
    prepare();
    char folder[PATH_MAX + 1];
    snprintf(folder, sizeof folder, "%s", name);
    int verdict = home && kind(folder) ? fault("mkdir", "folder") : 0;
    if (verdict == 1) return -1;
    int result = REAL(mkdir)(name, permissions);
    die_if(verdict);
    return result;
}
