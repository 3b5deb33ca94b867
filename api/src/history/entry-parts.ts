import type { Reader } from '@thodu/db'
import type { HistoryEntry } from '../contract/history/history.schema.ts'

export type HistoryQuery = { db: Reader; bookingId: string; ids: string[] }
/** The caller already knows source and time. */
export type SourceRows = { id: string; entry: EntryBody }
type Without<Entry, Names extends string> = Entry extends unknown ? Omit<Entry, Names> : never
export type EntryBody = Without<HistoryEntry, '_id' | 'at'>
