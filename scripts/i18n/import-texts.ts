import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCsv } from '../../api/src/contract/csv.ts'
import { repository } from '../tools/run-tool.ts'
import { toMarkdown } from './articles.ts'
import { type Foreign, fingerprintOf, listPairs, type Pair, readReviews } from './catalogues.ts'
import { exampleOf, listFilled } from './examples.ts'
import { placeOf } from './places.ts'
import { readCsv } from './read-csv.ts'
import { toLiteral } from './read-texts.ts'
import { tidy } from './tidy.ts'

const header = ['key', 'place', 'english', 'translation', 'placeholders', 'examples', 'state']
const braces = (placeholders: readonly string[]): string[] => placeholders.map((one) => `{${one}}`)

/** Exports all texts of a language for review: place, English source, placeholders with examples, and review state. */
export function exportTexts(language: Foreign): string {
  const reviews = readReviews(language)
  const rows = listPairs(language).map((pair) => [
    pair.id,
    placeOf(pair),
    pair.english,
    pair.text,
    listFilled(pair).join(' '),
    listFilled(pair)
      .map((place) => `${place}: ${exampleOf(place)}`)
      .join('\n'),
    reviews[pair.id] === fingerprintOf(pair) ? 'reviewed' : 'unreviewed',
  ])
  return formatCsv(header, rows)
}

export type Imported = {
  files: Map<string, string>
  reviews: Record<string, string>
  changed: number
  refused: string[]
}

const countOf = (text: string, part: string): number => text.split(part).length - 1
/** Returns why a text cannot replace another, or undefined (rule LANG-11). */
function refuse({ placeholders, english, text: before }: Pair, text: string): string | undefined {
  if (text.trim() === '' && before.trim() !== '') return 'it is empty'
  const filled = braces(placeholders)
  const plain = (english.match(/(?<!%)\{[^{}]*\}/g) ?? []).filter(
    (one) => !filled.includes(one) && before.includes(one),
  )
  const other =
    [...new Set(filled)].find((one) => countOf(text, one) !== filled.filter((same) => same === one).length) ??
    plain.find((one) => countOf(text, one) !== countOf(before, one))
  if (other) return `${other} must stand in it as before`
  // The portals write %{name}, in the English text or, where react-admin provides that, in the current translation.
  const known = [...filled, ...plain, ...(`${english} ${before}`.match(/(?<=%)\{[^{}]*\}/g) ?? [])]
  const unknown = (text.match(/\{[^{}]*\}/g) ?? []).find((one) => !known.includes(one))
  return unknown && `${unknown} is not a placeholder of this text`
}

const toSource = ({ file, key, placeholders }: Pair, text: string): string =>
  file.endsWith('.md') ? toMarkdown(key, text) : toLiteral(text, placeholders)

export function planImport(pairs: readonly Pair[], kept: Readonly<Record<string, string>>, csv: string): Imported {
  const known = new Map(pairs.map((pair) => [pair.id, pair]))
  const [names = [], ...rows] = readCsv(csv)
  const at = (row: string[], name: string): string => row[names.indexOf(name)] ?? ''
  const reviews = { ...kept }
  const refused: string[] = []
  const changes = new Map<Pair, string>()
  for (const row of rows) {
    const id = at(row, 'key')
    const pair = known.get(id)
    const text = at(row, 'translation').normalize('NFC').trim()
    const reason = pair ? refuse(pair, text) : 'no text has this key'
    if (!pair || reason) {
      refused.push(`${id}: ${reason}`)
      continue
    }
    if (text !== pair.text.trim()) changes.set(pair, text)
    if (at(row, 'state') === 'reviewed') reviews[id] = fingerprintOf({ english: pair.english, text })
    else delete reviews[id]
  }
  const files = new Map<string, string>()
  // From the end of a file to its beginning, so that earlier positions stay valid.
  for (const [pair, text] of [...changes].sort(([a], [b]) => b.start - a.start)) {
    const code = files.get(pair.file) ?? readFileSync(join(repository, pair.file), 'utf8')
    files.set(pair.file, code.slice(0, pair.start) + toSource(pair, text) + code.slice(pair.end))
  }
  return { files, reviews, changed: changes.size, refused }
}

export async function writeImported({ files }: Imported): Promise<void> {
  for (const [file, code] of files) writeFileSync(join(repository, file), await tidy(file, code))
}
