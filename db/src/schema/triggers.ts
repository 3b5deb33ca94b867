import { type Kysely, sql } from 'kysely'
import { frameOf, type TriggerSet } from '../dialect/trigger-frame.ts'
import { auditGuards, auditInsertGuard, auditPeople } from './triggers/audit.ts'
import { bookingTotals, capacityGuard, counters, reviewGuard } from './triggers/bookings.ts'
import { moneyGuards, referenceOnce } from './triggers/money.ts'
import { payrollGuards } from './triggers/payroll.ts'
import { accessGuards, breachGuards, breachWriterGuards, consentGuards } from './triggers/privacy.ts'
import { promises } from './triggers/promises.ts'
import { pushSubscriptions } from './triggers/push-subscriptions.ts'
import { scheduleChanges } from './triggers/schedule-changes.ts'
import { dayLinkGuard, leftVisits } from './triggers/sharing.ts'
import { visitGuards } from './triggers/visits.ts'

/** Trigger sets by the names that migrations use. */
const sets = {
  accessGuards,
  auditGuards,
  auditInsertGuard,
  auditPeople,
  bookingTotals,
  breachGuards,
  breachWriterGuards,
  capacityGuard,
  consentGuards,
  counters,
  dayLinkGuard,
  leftVisits,
  moneyGuards,
  payrollGuards,
  promises,
  pushSubscriptions,
  referenceOnce,
  reviewGuard,
  scheduleChanges,
  visitGuards,
  search: (engine) => engine.search,
} satisfies Record<string, TriggerSet>

/** Creates the triggers of the given sets. It replaces existing triggers that have the same names. */
export async function createTriggers(db: Kysely<unknown>, ...names: readonly (keyof typeof sets)[]): Promise<void> {
  const engine = frameOf(db)
  for (const name of names) for (const statement of sets[name](engine)) await sql.raw(statement).execute(db)
}
