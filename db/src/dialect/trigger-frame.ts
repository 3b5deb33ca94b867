import type { DialectAdapter, QueryExecutorProvider } from 'kysely'

export type Trigger = {
  name: string
  /** When it fires: `after update of status on bookings`. */
  at: string
  /** Of the row alone: PostgreSQL asks no table here. */
  when?: string
  /** Statements that both engines take, and those of `refuse`. */
  run: readonly string[]
}

/** What is an engine's own about triggers; their texts are the same everywhere (schema/triggers/). */
export type TriggerFrame = {
  /** Makes a trigger, in place of one of its name. */
  create: (trigger: Trigger) => readonly string[]
  /** A statement of a trigger that refuses the change, where the condition is true or always. */
  refuse: (message: string, condition?: string) => string
  /** A table of which no row goes is not emptied at once either. */
  refuseEmptying: (table: string, message: string) => readonly string[]
  /** The moment so many days ago, as columns of times hold one. */
  daysAgo: (days: number) => string
  /** Makes the indexes that searches read, and what follows the texts there. */
  search: readonly string[]
}

/** Triggers that belong together, for the engine that they are made in. */
export type TriggerSet = (engine: TriggerFrame) => readonly string[]

/** An adapter of ours hands out the frame of its engine: every handle of a database leads to it, those of migrations too. */
export type FramingAdapter = DialectAdapter & { readonly frame: TriggerFrame }

/** The frame of the engine behind a handle. @throws TypeError for a Kysely that was not made by an engine of ours */
export function frameOf(db: QueryExecutorProvider): TriggerFrame {
  const { frame } = db.getExecutor().adapter as Partial<FramingAdapter>
  if (frame === undefined) throw new TypeError('Not a handle of this database')
  return frame
}
