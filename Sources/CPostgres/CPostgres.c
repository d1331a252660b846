// libpq by dlopen: who keeps a home on SQLite needs none of it. The declarations below are those of its stable interface (version 5)
// that are needed.
//
// No call blocks: each sends, then waits for the socket as long as its time lasts. libpq's own waiting ends when the kernel gives a
// connection up, which for a server that is frozen is never.

#include "CPostgres.h"

#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;

typedef struct {
    char *keyword;
    char *envvar;
    char *compiled;
    char *val;
    char *label;
    char *dispchar;
    int dispsize;
} PQconninfoOption;

enum {
    CONNECTION_OK = 0,
    CONNECTION_BAD = 1,
    PGRES_POLLING_FAILED = 0,
    PGRES_POLLING_READING = 1,
    PGRES_POLLING_WRITING = 2,
    PGRES_POLLING_OK = 3,
    PGRES_COMMAND_OK = 1,
    PGRES_TUPLES_OK = 2,
    PGRES_COPY_OUT = 3,
    PGRES_COPY_IN = 4,
    PGRES_BAD_RESPONSE = 5,
    PGRES_FATAL_ERROR = 7,
    PGRES_PIPELINE_SYNC = 10,
    PGRES_PIPELINE_ABORTED = 11,
    PQERRORS_SQLSTATE = 3,
    PG_DIAG_SQLSTATE = 'C',
};

static struct {
    PQconninfoOption *(*conninfoParse)(const char *, char **);
    void (*conninfoFree)(PQconninfoOption *);
    int (*needsPassword)(const PGconn *);
    PGconn *(*connectStart)(const char *const *, const char *const *, int);
    int (*connectPoll)(PGconn *);
    int (*status)(const PGconn *);
    int (*socket)(const PGconn *);
    int (*backendPID)(const PGconn *);
    char *(*errorMessage)(const PGconn *);
    int (*setErrorVerbosity)(PGconn *, int);
    void *(*setNoticeReceiver)(PGconn *, void (*)(void *, const PGresult *), void *);
    int (*setnonblocking)(PGconn *, int);
    void (*finish)(PGconn *);
    int (*sendQuery)(PGconn *, const char *);
    int (*sendPrepare)(PGconn *, const char *, const char *, int, const unsigned *);
    int (*sendQueryPrepared)(
        PGconn *, const char *, int, const char *const *, const int *, const int *, int);
    int (*enterPipelineMode)(PGconn *);
    int (*pipelineSync)(PGconn *);
    int (*exitPipelineMode)(PGconn *);
    int (*flush)(PGconn *);
    int (*consumeInput)(PGconn *);
    int (*isBusy)(PGconn *);
    PGresult *(*getResult)(PGconn *);
    void (*clear)(PGresult *);
    int (*resultStatus)(const PGresult *);
    char *(*resultErrorField)(const PGresult *, int);
    char *(*cmdStatus)(PGresult *);
    char *(*cmdTuples)(PGresult *);
    int (*ntuples)(const PGresult *);
    int (*nfields)(const PGresult *);
    char *(*fname)(const PGresult *, int);
    unsigned (*ftype)(const PGresult *, int);
    int (*getisnull)(const PGresult *, int, int);
    char *(*getvalue)(const PGresult *, int, int);
    int (*getlength)(const PGresult *, int, int);
    int isThere;
} pq;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    const char *file = getenv("CIRCLES_LIBPQ");
    void *library = dlopen(file && *file ? file : "libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    struct {
        const char *name;
        void *place;
    } functions[] = {
        {"PQconninfoParse", &pq.conninfoParse},
        {"PQconninfoFree", &pq.conninfoFree},
        {"PQconnectionNeedsPassword", &pq.needsPassword},
        {"PQconnectStartParams", &pq.connectStart},
        {"PQconnectPoll", &pq.connectPoll},
        {"PQstatus", &pq.status},
        {"PQsocket", &pq.socket},
        {"PQbackendPID", &pq.backendPID},
        {"PQerrorMessage", &pq.errorMessage},
        {"PQsetErrorVerbosity", &pq.setErrorVerbosity},
        {"PQsetNoticeReceiver", &pq.setNoticeReceiver},
        {"PQsetnonblocking", &pq.setnonblocking},
        {"PQfinish", &pq.finish},
        {"PQsendQuery", &pq.sendQuery},
        {"PQsendPrepare", &pq.sendPrepare},
        {"PQsendQueryPrepared", &pq.sendQueryPrepared},
        {"PQenterPipelineMode", &pq.enterPipelineMode},
        {"PQpipelineSync", &pq.pipelineSync},
        {"PQexitPipelineMode", &pq.exitPipelineMode},
        {"PQflush", &pq.flush},
        {"PQconsumeInput", &pq.consumeInput},
        {"PQisBusy", &pq.isBusy},
        {"PQgetResult", &pq.getResult},
        {"PQclear", &pq.clear},
        {"PQresultStatus", &pq.resultStatus},
        {"PQresultErrorField", &pq.resultErrorField},
        {"PQcmdStatus", &pq.cmdStatus},
        {"PQcmdTuples", &pq.cmdTuples},
        {"PQntuples", &pq.ntuples},
        {"PQnfields", &pq.nfields},
        {"PQfname", &pq.fname},
        {"PQftype", &pq.ftype},
        {"PQgetisnull", &pq.getisnull},
        {"PQgetvalue", &pq.getvalue},
        {"PQgetlength", &pq.getlength},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(library, functions[i].name);
        if (!function) return;
        *(void **)functions[i].place = function;
    }
    pq.isThere = 1;
}

int CPostgresIsThere(void) {
    pthread_once(&once, load);
    return pq.isThere;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Waits for the connection's socket: 1 when it is ready, 0 when the time is over, -1 when it is no more.
static int ready(PGconn *connection, short events, double end) {
    for (;;) {
        struct pollfd wanted = {pq.socket(connection), events, 0};
        if (wanted.fd < 0) return -1;
        double rest = end - now();
        if (rest <= 0) return 0;
        int milliseconds = rest > 1e6 ? 1000000000 : (int)(rest * 1000) + 1;
        int count = poll(&wanted, 1, milliseconds);
        if (count > 0) return 1;
        if (count < 0 && errno != EINTR) return -1;
    }
}

static void ignore(void *nothing, const PGresult *result) {
    (void)nothing;
    (void)result;
}

/// The SQLSTATE that a message ends with when libpq was asked to tell nothing else.
static void takeState(const char *message, char state[6]) {
    size_t end = strlen(message);
    while (end > 0 && isspace((unsigned char)message[end - 1])) end--;
    if (end < 6 || !isspace((unsigned char)message[end - 6])) return;
    for (size_t i = end - 5; i < end; i++) {
        if (!isdigit((unsigned char)message[i]) && !isupper((unsigned char)message[i])) return;
    }
    memcpy(state, message + end - 5, 5);
    state[5] = 0;
}

/// Whether ports, one for each of several hosts, are numbers that ports can have.
static int arePorts(const char *text) {
    while (*text) {
        char *end;
        long port = strtol(text, &end, 10);
        if (end != text && (port < 1 || port > 65535)) return 0;
        while (isspace((unsigned char)*end)) end++;
        if (*end && *end != ',') return 0;
        text = *end ? end + 1 : end;
    }
    return 1;
}

/// Whether libpq can read an address. Why it cannot is not told: it would quote the address.
static int isClear(const char *address) {
    PQconninfoOption *options = pq.conninfoParse(address, NULL);
    if (!options) return 0;
    int is = 1;
    for (PQconninfoOption *option = options; option->keyword; option++) {
        if (option->val && strcmp(option->keyword, "port") == 0 && !arePorts(option->val)) is = 0;
    }
    pq.conninfoFree(options);
    return is;
}

int CPostgresConnect(const char *address, double seconds, CPostgresConnection **connection, char state[6]) {
    *connection = NULL;
    state[0] = 0;
    if (!CPostgresIsThere()) return CPostgresNoLibrary;
    if (!isClear(address)) return CPostgresUnclear;
    // What stands before the address may be said otherwise in it; what stands after it may not.
    const char *names[] = {
        "fallback_application_name", "keepalives", "keepalives_idle", "keepalives_interval", "keepalives_count",
        "tcp_user_timeout", "dbname", "client_encoding", NULL};
    const char *values[] = {"circles", "1", "10", "5", "3", "15000", address, "UTF8", NULL};
    double end = now() + seconds;
    PGconn *made = pq.connectStart(names, values, 1);
    if (!made) return CPostgresLost;
    pq.setErrorVerbosity(made, PQERRORS_SQLSTATE);
    pq.setNoticeReceiver(made, ignore, NULL);
    int result = CPostgresLost;
    if (pq.status(made) != CONNECTION_BAD) {
        int next = PGRES_POLLING_WRITING;
        while (next == PGRES_POLLING_READING || next == PGRES_POLLING_WRITING) {
            int is = ready(made, next == PGRES_POLLING_READING ? POLLIN : POLLOUT, end);
            if (is <= 0) {
                pq.finish(made);
                return is == 0 ? CPostgresLate : CPostgresLost;
            }
            next = pq.connectPoll(made);
        }
        if (next == PGRES_POLLING_OK && pq.setnonblocking(made, 1) == 0) result = CPostgresDone;
    }
    if (result == CPostgresDone) {
        *connection = (CPostgresConnection *)made;
        return result;
    }
    int wantsPassword = pq.needsPassword(made);
    takeState(pq.errorMessage(made), state);
    pq.finish(made);
    return wantsPassword ? CPostgresWantsPassword : state[0] ? CPostgresRefused : CPostgresLost;
}

void CPostgresClose(CPostgresConnection *connection) { pq.finish((PGconn *)connection); }

int CPostgresServer(CPostgresConnection *connection) { return pq.backendPID((PGconn *)connection); }

int CPostgresIsQuiet(CPostgresConnection *connection) {
    struct pollfd wanted = {pq.socket((PGconn *)connection), POLLIN, 0};
    return wanted.fd >= 0 && poll(&wanted, 1, 0) == 0;
}

/// The next answer to what was sent; NULL where the answers to one thing end.
static int next(PGconn *connection, double end, PGresult **result) {
    *result = NULL;
    int rest = pq.flush(connection);
    while (rest == 1) {
        // Whoever writes much must read meanwhile, or both sides wait for each other.
        int is = ready(connection, POLLIN | POLLOUT, end);
        if (is <= 0) return is == 0 ? CPostgresLate : CPostgresLost;
        if (!pq.consumeInput(connection)) return CPostgresLost;
        rest = pq.flush(connection);
    }
    if (rest < 0) return CPostgresLost;
    while (pq.isBusy(connection)) {
        int is = ready(connection, POLLIN, end);
        if (is <= 0) return is == 0 ? CPostgresLate : CPostgresLost;
        if (!pq.consumeInput(connection)) break;
    }
    if (pq.status(connection) == CONNECTION_BAD && pq.isBusy(connection)) return CPostgresLost;
    *result = pq.getResult(connection);
    if (!*result) return CPostgresDone;
    int status = pq.resultStatus(*result);
    // Nobody here sends or takes a copy: without an end to it, there would be no end of answers. What libpq itself says has no
    // SQLSTATE.
    int isCopy = status == PGRES_COPY_OUT || status == PGRES_COPY_IN;
    int isError = status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE;
    if (!isCopy && !(isError && !pq.resultErrorField(*result, PG_DIAG_SQLSTATE))) return CPostgresDone;
    pq.clear(*result);
    *result = NULL;
    return CPostgresLost;
}

int CPostgresRun(CPostgresConnection *connection, const char *sql, double seconds, CPostgresResult **result) {
    PGconn *made = (PGconn *)connection;
    *result = NULL;
    double end = now() + seconds;
    if (!pq.sendQuery(made, sql)) return CPostgresLost;
    PGresult *kept = NULL;
    for (;;) {
        PGresult *one;
        int code = next(made, end, &one);
        if (code != CPostgresDone || (!one && (!kept || pq.status(made) == CONNECTION_BAD))) {
            if (kept) pq.clear(kept);
            return code == CPostgresDone ? CPostgresLost : code;
        }
        if (!one) break;
        if (kept && pq.resultStatus(kept) == PGRES_FATAL_ERROR) {
            pq.clear(one);
            continue;
        }
        if (kept) pq.clear(kept);
        kept = one;
    }
    *result = (CPostgresResult *)kept;
    return CPostgresDone;
}

int CPostgresOpenPipe(CPostgresConnection *connection) {
    return pq.enterPipelineMode((PGconn *)connection) ? CPostgresDone : CPostgresLost;
}

int CPostgresSendParse(CPostgresConnection *connection, const char *name, const char *sql) {
    return pq.sendPrepare((PGconn *)connection, name, sql, 0, NULL) ? CPostgresDone : CPostgresLost;
}

int CPostgresSend(
    CPostgresConnection *connection, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats) {
    return pq.sendQueryPrepared((PGconn *)connection, name, count, values, lengths, formats, 0) ? CPostgresDone
                                                                                                 : CPostgresLost;
}

int CPostgresClosePipe(CPostgresConnection *connection, int count, double seconds, CPostgresResult **results) {
    PGconn *made = (PGconn *)connection;
    double end = now() + seconds;
    for (int i = 0; i < count; i++) results[i] = NULL;
    int code = pq.pipelineSync(made) ? CPostgresDone : CPostgresLost, isOver = 0;
    for (int i = 0; code == CPostgresDone && !isOver;) {
        PGresult *one;
        code = next(made, end, &one);
        if (code != CPostgresDone) break;
        if (!one) {
            // Nothing comes where an answer should: the connection is gone.
            if (++i > count || pq.status(made) == CONNECTION_BAD) code = CPostgresLost;
            continue;
        }
        isOver = pq.resultStatus(one) == PGRES_PIPELINE_SYNC;
        if (isOver || i >= count || pq.resultStatus(one) == PGRES_PIPELINE_ABORTED) pq.clear(one);
        else {
            if (results[i]) pq.clear((PGresult *)results[i]);
            results[i] = (CPostgresResult *)one;
        }
    }
    if (code == CPostgresDone && !pq.exitPipelineMode(made)) code = CPostgresLost;
    if (code == CPostgresDone) return code;
    for (int i = 0; i < count; i++) {
        if (results[i]) pq.clear((PGresult *)results[i]);
        results[i] = NULL;
    }
    return code;
}

void CPostgresClear(CPostgresResult *result) { pq.clear((PGresult *)result); }

const char *CPostgresState(const CPostgresResult *result) {
    int status = pq.resultStatus((const PGresult *)result);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return NULL;
    const char *state = pq.resultErrorField((const PGresult *)result, PG_DIAG_SQLSTATE);
    return state ? state : "";
}

const char *CPostgresTag(CPostgresResult *result) { return pq.cmdStatus((PGresult *)result); }

long CPostgresChanged(CPostgresResult *result) { return strtol(pq.cmdTuples((PGresult *)result), NULL, 10); }

int CPostgresRows(const CPostgresResult *result) { return pq.ntuples((const PGresult *)result); }

int CPostgresColumns(const CPostgresResult *result) { return pq.nfields((const PGresult *)result); }

const char *CPostgresName(const CPostgresResult *result, int column) {
    return pq.fname((const PGresult *)result, column);
}

unsigned CPostgresType(const CPostgresResult *result, int column) {
    return pq.ftype((const PGresult *)result, column);
}

int CPostgresIsNull(const CPostgresResult *result, int row, int column) {
    return pq.getisnull((const PGresult *)result, row, column);
}

const char *CPostgresValue(const CPostgresResult *result, int row, int column) {
    return pq.getvalue((const PGresult *)result, row, column);
}

int CPostgresLength(const CPostgresResult *result, int row, int column) {
    return pq.getlength((const PGresult *)result, row, column);
}
