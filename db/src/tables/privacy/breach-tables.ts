import type { Fixed, IsoTime } from '../column-types.ts'

/** A personal-data breach, from the moment the office became aware of it until it is closed (rule PRIV-B1). */
export interface BreachesTable {
  id: Fixed<string>
  code: Fixed<string>
  client_event_id: Fixed<string>
  /** Never changes: the Board's times run from here. A trigger holds it. */
  aware_at: Fixed<IsoTime>
  closed_at: IsoTime | null
  nature: string
  extent: string | null
  started_at: IsoTime | null
  ended_at: IsoTime | null
  place: string | null
  consequences: string | null
  /** What was and is done against the harm. */
  measures: string | null
  /** What people can do themselves. */
  safety_steps: string | null
  /** Facts, circumstances and reasons. */
  cause: string | null
  /** What was found out about who caused it. */
  findings: string | null
  /** What keeps it from happening again. */
  remedies: string | null
  /** When the office gave the Board its first word, and the details. */
  board_told_at: IsoTime | null
  board_detailed_at: IsoTime | null
  /** Until when the Board gave more time for the details. */
  extended_until: IsoTime | null
  by_id: Fixed<string>
  /** When the team was last reminded. */
  reminded_at: IsoTime
  created_at: Fixed<IsoTime>
}

/** Whom a breach touches and who told them; nothing of them but the id (rule PRIV-B3). */
export interface BreachPersonsTable {
  breach_id: Fixed<string>
  account_id: Fixed<string>
  /** By mail, or by a call where there is no address. */
  way: Fixed<'mail' | 'call'>
  /** Who sent or called; both null while somebody is still to be called. */
  told_by: string | null
  told_at: IsoTime | null
}

/** People without an account whom a breach touches, by one of the things that they wrote (rule PRIV-B3). */
export interface BreachWritersTable {
  breach_id: Fixed<string>
  subject_type: Fixed<'message' | 'privacy_request'>
  /** Of a message or a privacy request, which may be erased meanwhile. */
  subject_id: Fixed<string>
  way: Fixed<'mail' | 'call'>
  /** The admin who sent or called; both null while the person is still to be called. */
  told_by: string | null
  told_at: IsoTime | null
}
