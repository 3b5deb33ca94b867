import type { Fixed, IsoTime } from './column-types.ts'

/** Notes of the office about a family; never shown to families or caretakers. */
export interface FamilyNotesTable {
  id: Fixed<string>
  account_id: Fixed<string>
  author_id: Fixed<string>
  author_name: Fixed<string>
  note: Fixed<string>
  created_at: Fixed<IsoTime>
}
