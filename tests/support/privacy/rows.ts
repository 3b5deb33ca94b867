import type { TableName } from '../../../api/src/personal-data/personal-data.ts'

/** Who else is in a row, by role: nobody of whom a canary tells. */
export type Others = { caretaker: string; office: string; family: string }
/** Rows by their table. */
export type Rows = Partial<Record<TableName, Record<string, unknown>[]>>

export const at = '2026-05-04T06:00:00.000Z'
export const later = '2026-06-04T06:00:00.000Z'
export const day = '2026-05-04'
export const minute = Date.parse(at) / 60_000
