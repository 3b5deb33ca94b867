import type { Kysely } from 'kysely'
import { createTriggers } from '../../schema/triggers.ts'
import { createAccounts } from './accounts.ts'
import { createAudit } from './audit.ts'
import { createBookings } from './bookings.ts'
import { createCare } from './care.ts'
import { createCaretakers } from './caretakers.ts'
import { createDocuments } from './documents.ts'
import { createMails } from './mails.ts'
import { createProcesses } from './processes.ts'
import { createPromises } from './promises.ts'
import { createRequests } from './requests.ts'
import { createRoster } from './roster.ts'
import { createSignIn } from './sign-in.ts'
import { createTelephone } from './telephone.ts'
import { createVisits } from './visits.ts'

/**
 * Exactly the tables with which an installation of 0.x ended, including names and order of columns
 * (tests/db/baseline.test.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createSignIn(db)
  await createCaretakers(db)
  await createBookings(db)
  await createCare(db)
  await createDocuments(db)
  await createRequests(db)
  await createAudit(db)
  await createMails(db)
  await createProcesses(db)
  await createRoster(db)
  await createVisits(db)
  await createPromises(db)
  await createTelephone(db)
  await createTriggers(db, 'search', 'counters', 'bookingTotals', 'auditPeople')
  await createTriggers(
    db,
    'auditGuards',
    'auditInsertGuard',
    'reviewGuard',
    'accessGuards',
    'capacityGuard',
    'visitGuards',
  )
  await createTriggers(db, 'promises')
}
