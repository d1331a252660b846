#include "CPhoneNumber.h"

#include <string>

#include <phonenumbers/logger.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

namespace {

using i18n::phonenumbers::NullLogger;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

/// Its own logger writes to standard output, which belongs to the command's result.
const PhoneNumberUtil &util() {
    static const PhoneNumberUtil &instance = [&]() -> const PhoneNumberUtil & {
        PhoneNumberUtil *shared = PhoneNumberUtil::GetInstance();
        shared->SetLogger(new NullLogger);
        return *shared;
    }();
    return instance;
}

int compare(const std::string &first, const std::string &second, const std::string &region) {
    PhoneNumber a, b;
    if (util().Parse(first, region, &a) == PhoneNumberUtil::NO_PARSING_ERROR
        && util().Parse(second, region, &b) == PhoneNumberUtil::NO_PARSING_ERROR) {
        return util().IsNumberMatch(a, b);
    }
    return util().IsNumberMatchWithTwoStrings(first, second);
}

}  // namespace

int CPhoneNumberCompare(
    const char *first, size_t firstLength, const char *second, size_t secondLength, const char *region) {
    try {
        return compare(
            std::string(first, firstLength), std::string(second, secondLength), *region == 0 ? "ZZ" : region);
    } catch (...) {
        return CPhoneNumberInvalid;
    }
}
