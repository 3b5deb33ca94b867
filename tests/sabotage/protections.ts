import { accountProtections } from './accounts.ts'
import { auditProtections } from './audit.ts'
import { backupProtections } from './backups.ts'
import { bookingProtections } from './bookings.ts'
import { callProtections } from './calls.ts'
import { doorProtections } from './care/door.ts'
import { familyProtections } from './care/family.ts'
import { forgettingProtections } from './care/forgetting.ts'
import { outboxProtections } from './care/outbox.ts'
import { tickProtections } from './care/ticks.ts'
import { troubleProtections } from './care/troubles.ts'
import { visitPeopleProtections } from './care/visits-people.ts'
import { courseProtections } from './course.ts'
import { credentialProtections } from './credentials.ts'
import { engineProtections } from './engines.ts'
import { freshProofProtections } from './factors/fresh-proof.ts'
import { secondStepProtections } from './factors/second-step.ts'
import { fileProtections } from './files/files.ts'
import { pdfProtections } from './files/pdfs.ts'
import { moneyProtections } from './money.ts'
import { familyCallProtections } from './office/calls.ts'
import { historyProtections } from './office/history.ts'
import { matchingProtections } from './office/matching.ts'
import { promiseProtections } from './office/promises.ts'
import { operationProtections } from './operations.ts'
import { breachProtections } from './privacy/breaches.ts'
import { consentProtections } from './privacy/consents.ts'
import { forgettingProtections as forgottenProtections } from './privacy/forgetting.ts'
import { keepingProtections } from './privacy/keeping.ts'
import { maskProtections } from './privacy/masks.ts'
import { privacyRequestProtections } from './privacy/requests.ts'
import { sharingProtections } from './privacy/sharing.ts'
import type { Protection } from './protection.ts'
import { signInProtections } from './sign-in.ts'
import { visitProtections } from './visits.ts'
import { languageProtections } from './words/languages.ts'

/** Everything that `npm run test:sabotage` takes out. A new one goes to the list of its area. */
export const protections: Protection[] = [
  ...accountProtections,
  ...auditProtections,
  ...bookingProtections,
  ...consentProtections,
  ...breachProtections,
  ...doorProtections,
  ...familyProtections,
  ...outboxProtections,
  ...callProtections,
  ...moneyProtections,
  ...sharingProtections,
  ...courseProtections,
  ...engineProtections,
  ...fileProtections,
  ...pdfProtections,
  ...forgettingProtections,
  ...keepingProtections,
  ...operationProtections,
  ...backupProtections,
  ...signInProtections,
  ...credentialProtections,
  ...promiseProtections,
  ...familyCallProtections,
  ...historyProtections,
  ...forgottenProtections,
  ...languageProtections,
  ...maskProtections,
  ...privacyRequestProtections,
  ...secondStepProtections,
  ...freshProofProtections,
  ...matchingProtections,
  ...visitProtections,
  ...troubleProtections,
  ...visitPeopleProtections,
  ...tickProtections,
]
