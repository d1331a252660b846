#ifndef C_PHONE_NUMBER_H
#define C_PHONE_NUMBER_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How far two numbers agree; the levels of libphonenumber's `MatchType`.
enum {
    CPhoneNumberInvalid = 0,
    CPhoneNumberNone = 1,
    CPhoneNumberShort = 2,
    CPhoneNumberNational = 3,
    CPhoneNumberExact = 4,
};

/// Compares two numbers in UTF-8, of the given lengths in bytes.
///
/// `region` is the ISO 3166 code of numbers without a country code, in capitals; empty when unknown.
/// Never throws; `CPhoneNumberInvalid` when one of them is no number.
int CPhoneNumberCompare(
    const char *first, size_t firstLength, const char *second, size_t secondLength, const char *region);

#ifdef __cplusplus
}
#endif

#endif
