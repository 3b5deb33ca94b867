import type { Fixed, IsoTime } from '../column-types.ts'

/** Personal-data breaches (rule PRIV-B1). */
export interface BreachesTable {
  id: Fixed<string>
  code: Fixed<string>
  client_event_id: Fixed<string>
  /** Never changes, by a trigger: the Board's deadlines count from here. */
  aware_at: Fixed<IsoTime>
  closed_at: IsoTime | null
  nature: string
  extent: string | null
  started_at: IsoTime | null
  ended_at: IsoTime | null
  place: string | null
  consequences: string | null
  measures: string | null
  /** Steps that affected people can take. */
  safety_steps: string | null
  cause: string | null
  findings: string | null
  remedies: string | null
  /** When the office sent the Board the first report, and the details. */
  board_told_at: IsoTime | null
  board_detailed_at: IsoTime | null
  extended_until: IsoTime | null
  by_id: Fixed<string>
  reminded_at: IsoTime
  created_at: Fixed<IsoTime>
}

/** People affected by a breach, by id only, and their notification (rule PRIV-B3). */
export interface BreachPersonsTable {
  breach_id: Fixed<string>
  account_id: Fixed<string>
  /** By mail, or by phone without an address. */
  way: Fixed<'mail' | 'call'>
  /** The admin who sent or called; both null until the person is called. */
  told_by: string | null
  told_at: IsoTime | null
}

/** Affected people without an account, by a message or request of theirs (rule PRIV-B3). */
export interface BreachWritersTable {
  breach_id: Fixed<string>
  subject_type: Fixed<'message' | 'privacy_request'>
  /** Message or privacy request, which may be erased meanwhile. */
  subject_id: Fixed<string>
  way: Fixed<'mail' | 'call'>
  /** The admin who sent or called; both null until the person is called. */
  told_by: string | null
  told_at: IsoTime | null
}
