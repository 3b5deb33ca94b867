import type { Reader } from '@thodu/db'
import { allClaims, columnsOf, type FoundClaim, personalData, type TableName } from '../inventory/personal-data.ts'
import type { Column } from '../inventory/personal-table.ts'
import { type Person, rowsOf } from '../inventory/rows-of.ts'
import type { ExportWords } from './export-words.ts'

export type ShownColumn = readonly [name: string, column: Exclude<Column, { as: 'secret' | 'computed' }>]
export type Row = Record<string, unknown>
export type OwnTable = { table: TableName; columns: readonly ShownColumn[]; rows: readonly Row[] }

const isShown = (entry: [string, Column]): entry is [string, ShownColumn[1]] =>
  entry[1].as !== 'secret' && entry[1].as !== 'computed'

/** A claim shows its own list, or all columns except secrets. */
function shownBy({ table, shows }: FoundClaim): ShownColumn[] {
  const listed = personalData[table]
  if (!('claims' in listed) || shows === 'nothing') return []
  const all = columnsOf(listed).filter(isShown)
  return shows === undefined ? all : all.filter(([name]) => shows.includes(name))
}

/** Smaller `_min` values are durations or times of day, not minutes since 1970. */
const leastEpochMinutes = 1_000_000
const isJson = (text: string): boolean => /^[[{]/.test(text)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns a role instead of a name. */
type Roles = { of: (accountId: string) => Promise<string> }

export function createRoles(read: Reader, self: string, words: ExportWords): Roles {
  const known = new Map<string, string>([[self, words.page.you]])
  const wordOf = { admin: words.page.office, caretaker: words.page.caretaker, user: words.page.family }
  return {
    of: async (id) => {
      const before = known.get(id)
      if (before !== undefined) return before
      const account = await read.selectFrom('accounts').select('role').where('id', '=', id).executeTakeFirst()
      const word = account ? wordOf[account.role] : words.page.former
      known.set(id, word)
      return word
    },
  }
}

/** Parses JSON, formats times, and replaces other people by their role. */
async function tell(name: string, { as }: Column, value: unknown, roles: Roles): Promise<unknown> {
  if (value === null) return null
  if (as === 'other') return roles.of(String(value))
  if (typeof value === 'number')
    return /_min$/.test(name) && value > leastEpochMinutes ? new Date(value * 60_000).toISOString() : value
  return typeof value === 'string' && isJson(value) ? parse(value) : value
}

/**
 * Reads a person's rows as the list of personal data declares (rule PRIV-D3). Each statement's condition contains the person.
 */
export async function* ownRows(read: Reader, person: Person, roles: Roles): AsyncGenerator<OwnTable> {
  for (const claim of allClaims) {
    const columns = shownBy(claim)
    if (columns.length === 0) continue
    const found = await read
      .selectFrom(claim.table)
      .select(columns.map(([name]) => name) as never)
      .where(rowsOf(claim.by, person))
      .execute()
    const rows: Row[] = []
    for (const row of found as Row[]) {
      const told: Row = {}
      for (const [name, column] of columns) told[name] = await tell(name, column, row[name], roles)
      rows.push(told)
    }
    if (rows.length > 0) yield { table: claim.table, columns, rows }
  }
}
