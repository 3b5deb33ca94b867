import { expect, test } from 'vitest'
import { labelsIn } from '../../contract/every-language.ts'
import { noticeIn } from '../../contract/privacy/notice-texts.ts'
import { exportWords } from './export-words.ts'
import type { OwnTable, ShownColumn } from './own-rows.ts'
import { writePage } from './readable-page.ts'
import { codesIn } from './stored-codes.ts'

const words = exportWords.en
type Shown = Partial<Record<'files' | 'missing', string[]>>
async function pageOf(tables: OwnTable[], { files = [], missing = [] }: Shown = {}): Promise<string> {
  const given = {
    ...({ words, language: 'en', labels: new Map([['mobilityLevel', 'Walking']]), codes: codesIn('te') } as const),
    ...{
      madeAt: new Date('2026-06-10T20:00:00.000Z'),
      processors: [{ kind: 'Mail', host: 'smtp.example' }, { kind: 'Backups' }],
    },
    ...{ files, missing },
  }
  async function* read() {
    yield* tables
  }
  const out: Uint8Array[] = []
  for await (const piece of writePage(read(), given)) out.push(piece)
  return Buffer.concat(out).toString()
}
const fact = (name: string, means: ShownColumn[1]['means'], as: ShownColumn[1]['as'] = 'fact'): ShownColumn => [
  name,
  { as, means },
]
async function told(columns: ShownColumn[], ...rows: Record<string, unknown>[]): Promise<string[][]> {
  const page = await pageOf([{ table: 'bookings', columns, rows }])
  return [...page.matchAll(/<dl>(.*?)<\/dl>/gs)].map(([, list = '']) =>
    [...list.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, , value]) => value ?? ''),
  )
}

test('times are formatted in the city’s time zone, settings as yes or no, lists and answers line by line', async () => {
  const columns = [fact('created_at', 'since'), fact('marketing', 'news'), fact('patient_details', 'answers')]
  const chosen = 'Needs help to walk'
  const answers = {
    mobilityLevel: chosen,
    typed: chosen,
    lines: ['one', 'two'],
    empty: '',
    none: null,
    inner: { a: 1 },
  }
  const [first, second] = await told(
    columns,
    { created_at: '2026-06-10T20:00:00.000Z', marketing: 1, patient_details: answers },
    { created_at: '2026-06-10', marketing: 0, patient_details: {} },
  )
  expect(first).toEqual([
    '11 Jun 2026, 1:30 am',
    'yes',
    `Walking: ${labelsIn('te')?.options[chosen]}\ntyped: ${chosen}\nlines: one\ntwo\ninner: a: 1`,
  ])
  expect(second).toEqual(['2026-06-10', 'no'])
})

test('keys, pictures and empty values are left out; 0 is shown', async () => {
  const columns = [
    fact('id', 'booking', 'link'),
    fact('jpeg', 'photo', 'words'),
    fact('notes', 'note'),
    fact('reason', 'reason'),
    fact('marketing', 'news'),
    fact('price', 'amount'),
  ]
  expect(await told(columns, { id: 'key', jpeg: 'x', notes: '', reason: null, marketing: null, price: 0 })).toEqual([
    ['0'],
  ])
  const page = await pageOf([{ table: 'bookings', columns, rows: [{ id: 'key', jpeg: 'x', notes: '', reason: null }] }])
  expect(page).not.toContain('<section>')
})

test('typed text is escaped in values, titles and file names', async () => {
  const sign = `&<>"'`
  const escaped = '&amp;&lt;&gt;&quot;&#39;'
  expect(await told([fact('notes', 'note')], { notes: sign })).toEqual([[escaped]])
  const page = await pageOf([], { files: [`files/${sign}`], missing: [sign] })
  expect(page).toContain(`<li>files/${escaped}</li>`)
  expect(page).toContain(`<li>The file ${escaped} could not be read. Please ask us for it.</li>`)
})

test('the page shows its date, and lists files and missing files if there are any', async () => {
  const empty = await pageOf([])
  expect(empty).toContain('as of 11 June 2026')
  expect(empty).toContain('<ul><li>Mail (smtp.example)</li><li>Backups</li></ul>')
  expect([empty.includes(words.page.filesTitle), empty.split('<ul>').length]).toEqual([false, 2])
  const full = await pageOf([], { files: ['files/01-a.pdf'] })
  expect([full.includes(words.page.filesTitle), full.split('<ul>').length]).toEqual([true, 3])
})

test('a code is translated in a column of a catalogue and unchanged elsewhere', () => {
  const { column, answer } = codesIn('te')
  const te = labelsIn('te')
  const row = { service_type: 'elderly-care', package_id: 'standard' }
  const told = (table: string, name: string, value: string) => column(table, name, value, row)
  expect(told('bookings', 'status', 'pending')).toBe(te?.statuses.pending)
  expect(told('bookings', 'service_name', 'Elderly Care')).toBe(te?.services['elderly-care'].name)
  for (const name of ['package_name', 'package_id'])
    expect(told('bookings', name, '12 Hours Daily')).toBe(te?.services['elderly-care'].packages.standard)
  expect(told('consents', 'purpose', 'care')).toBe(
    noticeIn('te').purposes.find(({ purpose }) => purpose === 'care')?.title,
  )
  expect(told('accounts', 'language', 'te')).toBe('తెలుగు')
  for (const [table, name, value] of [
    ['bookings', 'status', 'toString'],
    ['payments', 'status', 'pending'],
    ['bookings', 'my_package_name', '12 Hours Daily'],
    ['bookings', 'package_names', '12 Hours Daily'],
    ['bookings', 'patient_name', 'pending'],
  ] as const)
    expect(told(table, name, value)).toBe(value)
  const of = (more: object) => column('bookings', 'package_name', 'As stored', { ...row, ...more })
  expect([of({ service_type: 'gone' }), of({ package_id: 'gone' })]).toEqual(['As stored', 'As stored'])
  expect([answer('Needs help to walk'), answer('Typed')]).toEqual([te?.options['Needs help to walk'], 'Typed'])
})
