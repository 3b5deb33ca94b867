import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isUploadName, newUploadName } from '../../../api/src/storage/open-store.ts'
import type { TestApi } from '../api.ts'
import type { DirectDatabase } from '../engines/direct-database.ts'
import { holds, type Person } from './person.ts'

const asText = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))

/** Every column that contains data of a person, as `table.column`; tables of search indexes by their name. */
export async function findInTables(door: DirectDatabase, person: Pick<Person, 'tag' | 'digits'>): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await door.everything())
    for (const row of await door.rows(`select * from "${table}"`))
      for (const [column, value] of Object.entries(row)) {
        const isIndex = /_search(?:_|$)/.test(table)
        // A search index contains words in pieces of three letters.
        const isThere = isIndex
          ? asText(value).toLowerCase().includes(person.tag.slice(0, 3))
          : holds(person, asText(value))
        if (isThere) found.add(isIndex ? table : `${table}.${column}`)
      }
  return [...found].sort()
}

/** Returns an empty text when the running server has just deleted the file. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Files in the data folder, except the database, that contain data of a person. */
export function findInFiles({ dataDir }: Pick<TestApi, 'dataDir'>, person: Person): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || /^thodu\.db/.test(entry.name)) return []
    const text = `${entry.name} ${readIfThere(join(entry.parentPath, entry.name))}`
    return holds(person, text) ? [entry.name] : []
  })
}

/** Renames files whose canary names are no valid storage names, and keeps their bytes. */
export async function renameFiles(api: Pick<TestApi, 'config' | 'deps'>): Promise<void> {
  const rows = await api.deps.database.read.selectFrom('documents').select(['id', 'stored_name']).execute()
  for (const { id, stored_name } of rows) {
    if (isUploadName(stored_name)) continue
    const from = join(api.config.uploadsDir, stored_name)
    const bytes = existsSync(from) ? readFileSync(from) : Buffer.from(stored_name)
    const name = newUploadName()
    writeFileSync(join(api.config.uploadsDir, name), bytes)
    rmSync(from, { force: true })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const kept = { stored_name: name, sha256, size_bytes: bytes.length } as never
    await api.deps.database.write((tx) => tx.updateTable('documents').set(kept).where('id', '=', id).execute())
  }
}
