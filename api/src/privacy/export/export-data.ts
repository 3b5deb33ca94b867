import type { AccountRow } from '@thodu/db'
import { services } from '../../contract/care/catalogue.ts'
import { labelsIn } from '../../contract/every-language.ts'
import type { Language } from '../../contract/people/languages.ts'
import { labelOf } from '../../contract/words/label.ts'
import { cleanFileName } from '../../documents/file-name.ts'
import type { Deps } from '../../http/environment.ts'
import type { Person } from '../inventory/rows-of.ts'
import { type ExportWords, exportWords, titleOf } from './export-words.ts'
import { createRoles, type OwnTable, ownRows } from './own-rows.ts'
import { listProcessors, type Processor } from './processors.ts'
import { writePage } from './readable-page.ts'
import { formatAccesses } from './seen-by.ts'
import { codesIn } from './stored-codes.ts'
import { type ZipEntry, zipOf } from './zip.ts'

export type ExportNeeds = Pick<Deps, 'config' | 'database' | 'uploads' | 'logger' | 'now'>

/** Returns the form's labels by field name. */
function labelsOf(language: Language): ReadonlyMap<string, string> {
  const labels = labelsIn(language)
  return new Map(
    services.flatMap(({ fields }) =>
      fields.map(({ name, label }) => [name, labelOf(labels, 'fields', name, label)] as const),
    ),
  )
}

type Stored = { name: string; path: string; stored: string }

const findFiles = async ({ database }: ExportNeeds, { id }: Person): Promise<Stored[]> => {
  const rows = await database.read
    .selectFrom('documents')
    .select(['name', 'stored_name'])
    .where('owner_id', '=', id)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
  return rows.map(({ name, stored_name }, place) => {
    const number = String(place + 1).padStart(2, '0')
    return { name, path: `files/${number}-${cleanFileName(name) || 'file'}`, stored: stored_name }
  })
}

/** Writes each table with title, meanings of columns and rows; then the processors. */
async function* writeDataJson(
  tables: AsyncIterable<OwnTable>,
  {
    words,
    madeAt,
    processors,
    missing,
  }: { words: ExportWords; madeAt: Date; processors: Processor[]; missing: readonly string[] },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{"madeAt":${JSON.stringify(madeAt.toISOString())},"tables":[`)
  let first = true
  for await (const { table, columns, rows } of tables) {
    const means = Object.fromEntries(columns.map(([name, { means }]) => [name, words.columns[means]]))
    const text = JSON.stringify({ table, title: titleOf(words, table), means, rows }, undefined, 1)
    yield Buffer.from(`${first ? '' : ','}\n${text}`)
    first = false
  }
  yield Buffer.from(`],"processors":${JSON.stringify(processors)},"filesMissing":${JSON.stringify(missing)}}\n`)
}

async function* entriesOf(needs: ExportNeeds, person: Person, language: Language): AsyncGenerator<ZipEntry> {
  const { config, database, uploads, logger, now } = needs
  const words = exportWords[language]
  const roles = createRoles(database.read, person.id, words)
  const files = await findFiles(needs, person)
  const missing: string[] = []
  for (const { name, path, stored } of files) {
    const file = await uploads.open(stored).catch((error: unknown) => {
      logger.warn({ err: error }, 'an uploaded file is missing in a data export')
      return undefined
    })
    if (file) yield { name: path, bytes: file.stream }
    else missing.push(name)
  }
  const told = { words, madeAt: now(), processors: listProcessors(config, words), missing }
  yield { name: 'data.json', bytes: writeDataJson(ownRows(database.read, person, roles), told) }
  const page = {
    ...told,
    language,
    labels: labelsOf(language),
    codes: codesIn(language),
    files: files.filter(({ name }) => !missing.includes(name)).map(({ path }) => path),
  }
  yield { name: 'readable.html', bytes: writePage(ownRows(database.read, person, roles), page) }
  yield { name: 'who-has-seen.csv', bytes: formatAccesses(database.read, person, words) }
}

/** Streams all data of a person as one zip (rule PRIV-D3). The caller checks permission and writes the audit row. */
export async function* exportDataOf(
  needs: ExportNeeds,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  try {
    yield* zipOf(entriesOf(needs, { id, email, numbers: [] }, language))
  } catch (error) {
    // The answer has begun; without an error half an export would look complete.
    needs.logger.error({ err: error }, 'a data export broke off')
    throw error
  }
}
