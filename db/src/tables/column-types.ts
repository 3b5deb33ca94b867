import type { ColumnType } from 'kysely'

/** 0 or 1, stored as an integer. */
export type Flag = 0 | 1
/** ISO 8601 UTC text, e.g. 2026-11-21T03:30:00.000Z. Sorts as text. */
export type IsoTime = string
/** JSON as text, read and written by json.ts. */
export type JsonText = string
/** A value the application sets once and never changes. */
export type Fixed<T> = ColumnType<T, T, never>
