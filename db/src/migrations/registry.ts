import type { Migration } from 'kysely/migration'
import * as baseline from './0001-baseline/baseline.ts'
import * as money from './0003-money.ts'
import * as sharing from './0005-sharing.ts'
import * as leftVisits from './0013-left-visits.ts'
import * as settledMoney from './0014-settled-money.ts'
import * as familyWords from './0015-family-words.ts'
import * as remarks from './0016-remarks.ts'
import * as waitingPayments from './0017-waiting-payments.ts'
import * as caregiverCards from './0018-caregiver-cards.ts'
import * as changeRequests from './0019-change-requests.ts'
import * as chosenFor from './0020-chosen-for.ts'
import * as caretakerPhotos from './0021-caretaker-photos.ts'
import * as foodWishes from './0022-food-wishes.ts'
import * as doorCodes from './0023-door-codes.ts'
import * as visitTroubles from './0024-visit-troubles.ts'
import * as visitTasks from './0025-visit-tasks.ts'
import * as noteIds from './0026-note-ids.ts'
import * as consents from './0027-consents.ts'
import * as privacyRequests from './0028-privacy-requests.ts'
import * as restrictedAccounts from './0029-restricted-accounts.ts'
import * as breaches from './0030-breaches.ts'
import * as auditHash from './0031-audit-hash.ts'
import * as endedVisits from './0032-ended-visits.ts'

/** Every migration in the order it runs; once released, neither its name nor what it does ever changes. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
  '0003-money': money,
  '0005-sharing': sharing,
  '0013-left-visits': leftVisits,
  '0014-settled-money': settledMoney,
  '0015-family-words': familyWords,
  '0016-remarks': remarks,
  '0017-waiting-payments': waitingPayments,
  '0018-caregiver-cards': caregiverCards,
  '0019-change-requests': changeRequests,
  '0020-chosen-for': chosenFor,
  '0021-caretaker-photos': caretakerPhotos,
  '0022-food-wishes': foodWishes,
  '0023-door-codes': doorCodes,
  '0024-visit-troubles': visitTroubles,
  '0025-visit-tasks': visitTasks,
  '0026-note-ids': noteIds,
  '0027-consents': consents,
  '0028-privacy-requests': privacyRequests,
  '0029-restricted-accounts': restrictedAccounts,
  '0030-breaches': breaches,
  '0031-audit-hash': auditHash,
  '0032-ended-visits': endedVisits,
}
