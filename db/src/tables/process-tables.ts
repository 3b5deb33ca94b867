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
