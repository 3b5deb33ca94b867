import type { Reader } from '@thodu/db'
import type { HistoryEntry } from '../contract/history/history.schema.ts'

/** The rows of one source to read. */
export type Asked = { db: Reader; bookingId: string; ids: string[] }
/** An entry with its row's id; source and time are already known. */
export type Found = { id: string; entry: EntryBody }
type Without<Entry, Names extends string> = Entry extends unknown ? Omit<Entry, Names> : never
export type EntryBody = Without<HistoryEntry, '_id' | 'at'>
