import type { Migration } from 'kysely/migration'
import * as accounts from './0001-accounts.ts'
import * as bookings from './0002-bookings.ts'
import * as documentsAndRequests from './0003-documents-and-requests.ts'
import * as auditAndOutbox from './0004-audit-and-outbox.ts'
import * as searchCountsAndGuards from './0005-search-counts-and-guards.ts'
import * as auditFacets from './0006-audit-facets.ts'
import * as bookingLists from './0007-booking-lists.ts'
import * as auditNoReplace from './0008-audit-no-replace.ts'
import * as accountLists from './0009-account-lists.ts'
import * as bookingTotals from './0010-booking-totals.ts'
import * as auditMonths from './0011-audit-months.ts'
import * as exactLookups from './0012-exact-lookups.ts'
import * as accessLog from './0013-access-log.ts'
import * as signInProtection from './0014-sign-in-protection.ts'
import * as searchForgets from './0015-search-forgets.ts'
import * as newsletterConfirmation from './0016-newsletter-confirmation.ts'
import * as bookingCode from './0017-booking-code.ts'
import * as courseOfCare from './0020-course-of-care.ts'
import * as peopleOfTheOffice from './0021-people-of-the-office.ts'
import * as ownersOfRequests from './0022-owners-of-requests.ts'
import * as officeSearch from './0023-office-search.ts'
import * as familyNotes from './0024-family-notes.ts'
import * as secondFactors from './0025-second-factors.ts'
import * as accountLanguage from './0030-account-language.ts'
import * as namesInLatin from './0031-names-in-latin.ts'
import * as severalProcesses from './0038-several-processes.ts'
import * as visits from './0039-visits.ts'
import * as visitsUnproved from './0040-visits-unproved.ts'
import * as caretakerProfiles from './0041-caretaker-profiles.ts'
import * as promises from './0042-promises.ts'
import * as calls from './0043-calls.ts'
import * as communications from './0044-communications.ts'
import * as visitsTold from './0045-visits-told.ts'
import * as orderOfNames from './0047-order-of-names.ts'
import * as mailsOfBookings from './0048-mails-of-bookings.ts'
import * as reports from './0050-reports.ts'
import * as reasonsOfFamilies from './0052-reasons-of-families.ts'
import * as searchForPeople from './0054-search-for-people.ts'
import * as visitsOfBookings from './0055-visits-of-bookings.ts'
import * as namesOfMessages from './0056-names-of-messages.ts'
import * as missingFirst from './0057-missing-first.ts'
import * as lettersOfPeople from './0058-letters-of-people.ts'
import * as visitsConfirmed from './0059-visits-confirmed.ts'
import * as messagesLookedAt from './0060-messages-looked-at.ts'
import * as oneText from './0061-one-text.ts'

/** Every migration in the order it runs; a name never changes once released. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-bookings': bookings,
  '0003-documents-and-requests': documentsAndRequests,
  '0004-audit-and-outbox': auditAndOutbox,
  '0005-search-counts-and-guards': searchCountsAndGuards,
  '0006-audit-facets': auditFacets,
  '0007-booking-lists': bookingLists,
  '0008-audit-no-replace': auditNoReplace,
  '0009-account-lists': accountLists,
  '0010-booking-totals': bookingTotals,
  '0011-audit-months': auditMonths,
  '0012-exact-lookups': exactLookups,
  '0013-access-log': accessLog,
  '0014-sign-in-protection': signInProtection,
  '0015-search-forgets': searchForgets,
  '0016-newsletter-confirmation': newsletterConfirmation,
  '0017-booking-code': bookingCode,
  '0020-course-of-care': courseOfCare,
  '0021-people-of-the-office': peopleOfTheOffice,
  '0022-owners-of-requests': ownersOfRequests,
  '0023-office-search': officeSearch,
  '0024-family-notes': familyNotes,
  '0025-second-factors': secondFactors,
  '0030-account-language': accountLanguage,
  '0031-names-in-latin': namesInLatin,
  '0038-several-processes': severalProcesses,
  '0039-visits': visits,
  '0040-visits-unproved': visitsUnproved,
  '0041-caretaker-profiles': caretakerProfiles,
  '0042-promises': promises,
  '0043-calls': calls,
  '0044-communications': communications,
  '0045-visits-told': visitsTold,
  '0047-order-of-names': orderOfNames,
  '0048-mails-of-bookings': mailsOfBookings,
  '0050-reports': reports,
  '0052-reasons-of-families': reasonsOfFamilies,
  '0054-search-for-people': searchForPeople,
  '0055-visits-of-bookings': visitsOfBookings,
  '0056-names-of-messages': namesOfMessages,
  '0057-missing-first': missingFirst,
  '0058-letters-of-people': lettersOfPeople,
  '0059-visits-confirmed': visitsConfirmed,
  '0060-messages-looked-at': messagesLookedAt,
  '0061-one-text': oneText,
}
