#ifndef C_POSTGRES_H
#define C_POSTGRES_H

#include <stddef.h>

/// What came of a call.
enum {
    CPostgresDone = 0,
    /// There is no libpq.
    CPostgresNoLibrary = 1,
    /// Nobody answers, or the connection is gone.
    CPostgresLost = 2,
    /// The time was over before there was an answer.
    CPostgresLate = 3,
    /// The server answered that it will not: `state` says why.
    CPostgresRefused = 4,
    /// The address is none.
    CPostgresUnclear = 5,
    /// The server asked for a password, and there was none.
    CPostgresWantsPassword = 6,
};

typedef struct CPostgresConnection CPostgresConnection;
typedef struct CPostgresResult CPostgresResult;

/// 1 when there is a libpq with all functions that are needed.
int CPostgresIsThere(void);

/// Connects within so many seconds. Of an error only the five characters of its SQLSTATE are told; its text may hold what was
/// in the address.
///
/// `address` is a URL or a list of words, as libpq reads it.
int CPostgresConnect(const char *address, double seconds, CPostgresConnection **connection, char state[6]);

void CPostgresClose(CPostgresConnection *connection);

/// The number of the process at the other end, as it was told when the connection was made.
int CPostgresServer(CPostgresConnection *connection);

/// 1 when nothing came from the server since the last answer, which it would say before it closes.
int CPostgresIsQuiet(CPostgresConnection *connection);

/// Runs statements without arguments; the answer is that of the first that failed, else of the last.
int CPostgresRun(CPostgresConnection *connection, const char *sql, double seconds, CPostgresResult **result);

/// What is sent from now on is answered together: one way to the server and back.
int CPostgresOpenPipe(CPostgresConnection *connection);

/// Parses a statement, whose arguments have the types that the server finds out.
int CPostgresSendParse(CPostgresConnection *connection, const char *name, const char *sql);

/// Runs a parsed statement. NULL is null; an argument of format 0 is a text, one of format 1 so many bytes.
int CPostgresSend(
    CPostgresConnection *connection, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats);

/// Takes the answers to all that was sent, so many, in its order. One that failed is the last that was done: those after it are
/// NULL.
int CPostgresClosePipe(CPostgresConnection *connection, int count, double seconds, CPostgresResult **results);

void CPostgresClear(CPostgresResult *result);

/// The SQLSTATE of an answer that is an error; NULL for one that is none.
const char *CPostgresState(const CPostgresResult *result);

/// What was done: "COMMIT", "ROLLBACK".
const char *CPostgresTag(CPostgresResult *result);

/// How many rows were written.
long CPostgresChanged(CPostgresResult *result);

int CPostgresRows(const CPostgresResult *result);
int CPostgresColumns(const CPostgresResult *result);
const char *CPostgresName(const CPostgresResult *result, int column);
/// The number of the column's type in the server.
unsigned CPostgresType(const CPostgresResult *result, int column);
int CPostgresIsNull(const CPostgresResult *result, int row, int column);
const char *CPostgresValue(const CPostgresResult *result, int row, int column);
int CPostgresLength(const CPostgresResult *result, int row, int column);

#endif
