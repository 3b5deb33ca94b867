import type { Fixed, IsoTime, JsonText } from './column-types.ts'

/** Uses of limits by rate where several processes count together; where one does, they are in its memory. */
export interface RateHitsTable {
  limit_name: Fixed<string>
  /** Keyed hash of whom it counts; never the address. */
  subject_hash: Fixed<string>
  /** Times in ms since the epoch, oldest first. */
  hits: JsonText
  /** When the last of them no longer counts. */
  until: IsoTime
}

/** Work that one of several processes does: whoever holds the name, until then. */
export interface LeasesTable {
  name: Fixed<string>
  holder: string
  until: IsoTime
}

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

/** Small facts of the installation: last proven restore, secrets' key ids, … */
export interface SystemFactsTable {
  name: string
  value: JsonText
  updated_at: IsoTime
}

/** One change of a section of the settings; the highest revision is in force (rule SET-1). */
export interface SettingsTable {
  section: Fixed<string>
  revision: Fixed<number>
  /** The fields that differ from the defaults, as JSON. */
  changed: Fixed<JsonText>
  by_id: Fixed<string>
  created_at: Fixed<IsoTime>
}

/** A logo that the office uploaded (rule SET-14). */
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
