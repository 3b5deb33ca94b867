import type { Language } from '../../contract/people/languages.ts'
import { type ExportWords, titleOf } from './export-words.ts'
import type { OwnTable, Row, ShownColumn } from './own-rows.ts'
import type { Processor } from './processors.ts'
import type { SayCodes } from './stored-codes.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** The page runs no script, loads nothing, and can be printed. */
const begin = (
  language: Language,
  title: string,
): string => `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>
body{font:17px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1d2522;overflow-wrap:anywhere}
h1,h2{line-height:1.2}section{break-inside:auto}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.2rem 1rem;margin:0;padding:.8rem 0;border-top:1px solid #ccc}
dt{color:#4a5450}dd{margin:0;white-space:pre-line}@media print{body{margin:0;font-size:11pt}dl{break-inside:avoid}}
</style></head><body>`

const flags = ['email_updates', 'sms_alerts', 'marketing', 'night_ok', 'keep_same']
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

type Say = { words: ExportWords; language: Language; labels: ReadonlyMap<string, string>; codes: SayCodes }

/** Times are the city's; answers are lines under the form's labels. */
function formatValue(value: unknown, name: string, say: Say): string {
  if (value === null || value === undefined) return ''
  if (flags.includes(name)) return value === 1 ? say.words.page.yes : say.words.page.no
  if (Array.isArray(value)) return value.map((one) => formatValue(one, '', say)).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, one]) => one !== null && one !== '')
      .map(([key, one]) => {
        const told = formatValue(one, key, say)
        return `${say.labels.get(key) ?? key}: ${say.labels.has(key) ? say.codes.answer(told) : told}`
      })
      .join('\n')
  const text = String(value)
  if (!time.test(text)) return text
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const
  return new Intl.DateTimeFormat(`${say.language}-IN-u-nu-latn`, format).format(new Date(text))
}

/** Row keys and pictures mean nothing to a reader. */
const isRead = ([, { as, means }]: ShownColumn): boolean => as !== 'link' && means !== 'photo'

const openCode = (table: string, name: string, row: Row, { codes }: Say): unknown =>
  typeof row[name] === 'string' ? codes.column(table, name, row[name], row) : row[name]

function formatRow(table: string, row: Row, columns: readonly ShownColumn[], say: Say): string {
  const lines = columns.filter(isRead).map(([name, { means }]) => {
    const told = escapeHtml(formatValue(openCode(table, name, row, say), name, say))
    return told === '' ? '' : `<dt>${escapeHtml(say.words.columns[means])}</dt><dd>${told}</dd>`
  })
  const told = lines.join('')
  return told === '' ? '' : `<dl>${told}</dl>`
}

type Page = Say & { madeAt: Date; processors: Processor[]; files: readonly string[]; missing: readonly string[] }

/** Writes readable.html in the person's language (rule PRIV-D3). */
export async function* writePage(tables: AsyncIterable<OwnTable>, page: Page): AsyncGenerator<Uint8Array> {
  const { words, language, madeAt, processors, files, missing } = page
  const day = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
  const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
  yield Buffer.from(
    `${begin(language, words.page.title)}<h1>${escapeHtml(words.page.title)}</h1><p>${escapeHtml(words.page.intro.replace('{day}', day.format(madeAt)))}</p>`,
  )
  for await (const { table, columns, rows } of tables) {
    const told = rows.map((row) => formatRow(table, row, columns, page)).join('\n')
    if (told !== '') yield Buffer.from(`<section>${heading(titleOf(words, table))}${told}</section>\n`)
  }
  if (files.length > 0) yield Buffer.from(heading(words.page.filesTitle) + list(files))
  if (missing.length > 0) yield Buffer.from(list(missing.map((name) => words.page.missing.replace('{name}', name))))
  yield Buffer.from(`${heading(words.page.seenTitle)}<p>${escapeHtml(words.page.seenIntro)}</p>`)
  const helpers = processors.map(({ kind, host }) => (host === undefined ? kind : `${kind} (${host})`))
  yield Buffer.from(`${heading(words.page.helpersTitle)}${list(helpers)}</body></html>\n`)
}
