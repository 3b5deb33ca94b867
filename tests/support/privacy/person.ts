import type { TableName } from '../../../api/src/privacy/inventory/personal-data.ts'

/** A unique value in one column of one person, by which the person can be found. */
export type Canary = { table: TableName; column: string; value: string }
export type Person = {
  role: 'user' | 'caretaker'
  /** Part of every canary and of no other text; its first three letters are a trigram of the search indexes. */
  tag: string
  digits: string
  id: string
  email: string
  /** Stable keys of rows, by a name. */
  key: (name: string) => string
  canaries: Canary[]
}

/** @param digits five digits of a mobile number; each number has five more */
export function makePerson(role: Person['role'], tag: string, digits: string): Person {
  return {
    role,
    tag,
    digits,
    id: `k${digits}-id`,
    email: `${tag}.accounts.email@example.in`,
    key: (name) => `k${digits}-${name}`,
    canaries: [],
  }
}

export const holds = ({ tag, digits }: Pick<Person, 'tag' | 'digits'>, text: string): boolean =>
  text.toLowerCase().includes(tag) || new RegExp(`${digits}\\d{5}`).test(text)

/** The other people in a row, by role, who have no canaries. */
export type Others = { caretaker: string; office: string; family: string }
export type Rows = Partial<Record<TableName, Record<string, unknown>[]>>

export const at = '2026-05-04T06:00:00.000Z'
export const later = '2026-06-04T06:00:00.000Z'
export const day = '2026-05-04'
export const minute = Date.parse(at) / 60_000
