import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApi } from '../api.ts'
import type { SideDoor } from '../engines/side-door.ts'
import { holds, type Person } from './person.ts'

const asText = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))

/** Every column in which anything of a person stands, as `table.column`; tables of the search indexes by their name. */
export async function findInTables(door: SideDoor, person: Pick<Person, 'tag' | 'digits'>): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await door.everything())
    for (const row of await door.rows(`select * from "${table}"`))
      for (const [column, value] of Object.entries(row)) {
        const isIndex = /_search(?:_|$)/.test(table)
        // An index holds words in pieces of three letters.
        const isThere = isIndex
          ? asText(value).toLowerCase().includes(person.tag.slice(0, 3))
          : holds(person, asText(value))
        if (isThere) found.add(isIndex ? table : `${table}.${column}`)
      }
  return [...found].sort()
}

/** Empty where a server that runs beside has just taken the file away. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Files in the data folder, but the database's own, in which anything of a person stands. */
export function findInFiles({ dataDir }: Pick<TestApi, 'dataDir'>, person: Person): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || /^thodu\.db/.test(entry.name)) return []
    const text = `${entry.name} ${readIfThere(join(entry.parentPath, entry.name))}`
    return holds(person, text) ? [entry.name] : []
  })
}
