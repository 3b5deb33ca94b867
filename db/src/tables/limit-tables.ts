import type { Fixed, IsoTime } from './column-types.ts'

/** Tries at a one-time code by clients that did not ask for it, by network. */
export interface CodeTriesTable {
  code_id: Fixed<string>
  /** Keyed hash; never the address. */
  network_hash: Fixed<string>
  attempts: number
}

/** Uses of the limits that protect accounts, so that a restart does not forget them. One row per use. */
export interface LimitHitsTable {
  limit_name: Fixed<string>
  /** Keyed hash of whom it counts; never the address. */
  subject_hash: Fixed<string>
  at: Fixed<IsoTime>
}

/** Credentials of other issuers that were used already, until they expire by themselves. */
export interface UsedCredentialsTable {
  credential_hash: Fixed<string>
  expires_at: Fixed<IsoTime>
}
