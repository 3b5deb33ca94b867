import type { DialectAdapter, QueryExecutorProvider } from 'kysely'

export type Trigger = {
  name: string
  /** When it fires: `after update of status on bookings`. */
  at: string
  /** Condition on the row only: PostgreSQL reads no table here. */
  when?: string
  /** Statements that both engines accept, and those of `refuse`. */
  run: readonly string[]
}

/** Engine-specific parts of triggers; the triggers are the same everywhere (schema/triggers/). */
export type TriggerFrame = {
  /** Statements that create or replace a trigger. */
  create: (trigger: Trigger) => readonly string[]
  /** A trigger statement that refuses the change, always or if the condition is true. */
  refuse: (message: string, condition?: string) => string
  /** Statements that refuse to truncate a table whose rows cannot be deleted. */
  refuseEmptying: (table: string, message: string) => readonly string[]
  /** SQL for the time this many days ago, in the format of time columns. */
  daysAgo: (days: number) => string
  /** Creates the search indexes and the triggers that update them. */
  search: readonly string[]
}

/** Related triggers, for the engine in which they are created. */
export type TriggerSet = (engine: TriggerFrame) => readonly string[]

/** An adapter with its engine's trigger frame, which is thus reachable from every database handle, also in migrations. */
export type FramingAdapter = DialectAdapter & { readonly frame: TriggerFrame }

/**
 * Returns the trigger frame of a handle's engine.
 * @throws TypeError for a Kysely of another origin
 */
export function frameOf(db: QueryExecutorProvider): TriggerFrame {
  const { frame } = db.getExecutor().adapter as Partial<FramingAdapter>
  if (frame === undefined) throw new TypeError('Not a handle of this database')
  return frame
}
