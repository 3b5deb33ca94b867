import type { Fixed, IsoTime, JsonText } from './column-types.ts'

/** Uses of rate limits by several processes; a single process counts in memory. */
export interface RateHitsTable {
  limit_name: Fixed<string>
  /** Keyed hash of the counted subject, never the address. */
  subject_hash: Fixed<string>
  /** Times in ms since the epoch, oldest first. */
  hits: JsonText
  /** When the last of them expires. */
  until: IsoTime
}

/** Work of one among several processes: the holder has it until this time. */
export interface LeasesTable {
  name: Fixed<string>
  holder: string
  until: IsoTime
}

/** Attempts at a one-time code by clients that did not request it, by network. */
export interface CodeTriesTable {
  code_id: Fixed<string>
  /** Keyed hash, never the address. */
  network_hash: Fixed<string>
  attempts: number
}

/** Uses of the limits that protect accounts, one row each, so that a restart does not lose them. */
export interface LimitHitsTable {
  limit_name: Fixed<string>
  /** Keyed hash of the counted subject, never the address. */
  subject_hash: Fixed<string>
  at: Fixed<IsoTime>
}

/** Used credentials of other issuers, until they expire. */
export interface UsedCredentialsTable {
  credential_hash: Fixed<string>
  expires_at: Fixed<IsoTime>
}

/** Facts about the installation: last proven restore, key ids of secrets, … */
export interface SystemFactsTable {
  name: string
  value: JsonText
  updated_at: IsoTime
}

/** Changes of a settings section; the highest revision is in force (rule SET-1). */
export interface SettingsTable {
  section: Fixed<string>
  revision: Fixed<number>
  /** The fields that differ from the defaults, as JSON. */
  changed: Fixed<JsonText>
  by_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** Uploaded logos (rule SET-14). */
export interface LogosTable {
  /** SHA-256 of the picture, in hexadecimal. */
  id: Fixed<string>
  /** In Base64. */
  png: Fixed<string>
  /** In pixels. */
  width: Fixed<number>
  height: Fixed<number>
  created_at: Fixed<IsoTime>
}
