import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'

/** Names begin with a number; a folder contains a file with its own name without the number. */
export const migrationFiles: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter(({ name }) => /^\d{4}-[a-z0-9-]+(\.ts)?$/.test(name))
    .map((entry): [string, string] => [
      entry.name.replace(/\.ts$/, ''),
      entry.isDirectory() ? `${entry.name}/${entry.name.slice('0000-'.length)}.ts` : entry.name,
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)

const load = async (file: string): Promise<Migration> => import(new URL(file, import.meta.url).href)

/**
 * In the order they run. Once released, neither a migration's name nor its effect changes. A migration is loaded when it runs,
 * because most starts run none.
 */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(migrationFiles).map(([name, file]): [string, Migration] => [
    name,
    { up: async (db) => (await load(file)).up(db) },
  ]),
)
