import type { Kysely, RawBuilder } from 'kysely'
import { type EngineName, engineOf } from '../dialect/engine-name.ts'
import { postgresTriggers } from '../postgres/triggers/triggers.ts'
import { sqliteTriggers } from '../sqlite/triggers.ts'

/** What a migration has an engine do in its own words: search, counts that keep themselves, guards. Run in order. */
export type Triggers = Readonly<
  Record<
    | 'search'
    | 'peopleSearch'
    | 'counters'
    | 'auditGuards'
    | 'reviewGuard'
    | 'auditUserTotals'
    | 'auditInsertGuard'
    | 'bookingTotals'
    | 'auditMonths'
    | 'accessGuards'
    | 'auditPeople'
    | 'searchForgets'
    /** Around a change of most search texts: taken out of the index one by one, 100,000 bookings need more than ten minutes. */
    | 'searchPaused'
    | 'searchResumed'
    | 'capacityGuard'
    | 'visitGuards'
    /** A promise keeps its time, is met or void once, and is counted. */
    | 'promises',
    readonly RawBuilder<unknown>[]
  >
>

const byEngine: Record<EngineName, Triggers> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

/** Runs the statements of these names, in the words of the engine behind `db`. */
export async function createTriggers(db: Kysely<unknown>, ...names: readonly (keyof Triggers)[]): Promise<void> {
  for (const name of names) for (const statement of byEngine[engineOf(db)][name]) await statement.execute(db)
}
