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

/** The triggers are the same on every engine (schema/triggers/); these parts are not. */
export type TriggerFrame = {
  /** Replaces a trigger of the same name. */
  create: (trigger: Trigger) => readonly string[]
  /** Refuses the change, always or if the condition is true. */
  refuse: (message: string, condition?: string) => string
  /** Refuses to truncate a table whose rows cannot be deleted. */
  refuseEmptying: (table: string, message: string) => readonly string[]
  /** A time in the format of time columns. */
  daysAgo: (days: number) => string
  /** A time column as whole minutes since 1970. */
  toMinutes: (column: string) => string
  /** Search indexes, and the triggers that update them. */
  search: readonly string[]
}

export type TriggerSet = (engine: TriggerFrame) => readonly string[]

/** Every database handle leads to its engine's frame, also in migrations. */
export type FramingAdapter = DialectAdapter & { readonly frame: TriggerFrame }

/** @throws TypeError for a Kysely of another origin */
export function frameOf(db: QueryExecutorProvider): TriggerFrame {
  const { frame } = db.getExecutor().adapter as Partial<FramingAdapter>
  if (frame === undefined) throw new TypeError('Not a handle of this database')
  return frame
}
