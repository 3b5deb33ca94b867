import type { Reader } from '@thodu/db'
import type { HistoryEntry } from '../contract/history/history.schema.ts'

/** The rows of one source, by their ids. */
export type Asked = { db: Reader; bookingId: string; ids: string[] }
/** An entry with the id of its row; where it is kept and when it was are known already. */
export type Found = { id: string; entry: EntryBody }
type Without<Entry, Names extends string> = Entry extends unknown ? Omit<Entry, Names> : never
export type EntryBody = Without<HistoryEntry, '_id' | 'at'>
