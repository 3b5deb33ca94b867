import { type ExportWords, titleOf } from './export-words.ts'
import type { OwnTable } from './own-rows.ts'
import type { Processor } from './processors.ts'

/** Writes each table with title, meanings of columns and rows; then the processors. */
export async function* writeDataJson(
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
