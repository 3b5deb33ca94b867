import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../tools/run-tool.ts'
import { readArticle, toMarkdown } from './articles.ts'
import { fingerprintOf, listPairs } from './catalogues.ts'
import { exportTexts, planImport } from './import-texts.ts'
import { readCsv } from './read-csv.ts'
import { readTexts, toLiteral } from './read-texts.ts'
import { tidy } from './tidy.ts'

test('texts of a catalogue are found by key in every form of source', () => {
  const code = `export const words: T = {
  title: 'One', icon: 'x',
  hello: (name) => \`Hello, \${name}\`,
  files: (count) => choosePlural(count, { one: \`\${count} file\`, other: \`\${count} files\` }, 'te'),
  steps: [{ text: 'First' }], windows: labels.windows,
} as const
export const failed = 'It failed'
const own = { language: 'Language', call: (who = 'you') => \`We call \${who}\`, tag: 'te-IN' }
`
  expect(readTexts(code).map(({ key, text }) => [key, text])).toEqual([
    ['words.title', 'One'],
    ['words.hello', 'Hello, {name}'],
    ['words.files#1', '{count} file'],
    ['words.files#2', '{count} files'],
    ['words.steps.0.text', 'First'],
    ['failed', 'It failed'],
    ['language', 'Language'],
    ['call#1', 'you'],
    ['call#2', 'We call {who}'],
  ])
})

test.each([
  ["it's", [], `"it's"`],
  ['a "b"', [], `'a "b"'`],
  ['{name}, `hi` ${x}', ['name'], '`${name}, \\`hi\\` \\${x}`'],
])('%s is written as %s', (text, placeholders, literal) => {
  expect(toLiteral(text, placeholders)).toBe(literal)
})

describe.each(['te', 'hi'] as const)('%s', (language) => {
  const pairs = listPairs(language)
  const csv = exportTexts(language)

  test('is unchanged after export and import', () => {
    expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length)
    const back = planImport(pairs, {}, csv)
    expect([back.changed, back.refused, back.files.size]).toEqual([0, [], 0])
    for (const { text, placeholders, file, start, end } of pairs.filter((pair) => pair.file.endsWith('.ts'))) {
      const literal = readFileSync(join(repository, file), 'utf8').slice(start, end)
      expect(readTexts(`export const a = ${toLiteral(text, placeholders)}`)[0]?.text).toBe(text)
      expect(literal.length).toBeGreaterThan(0)
    }
  })
})

test('an article is read block by block, and written unchanged', () => {
  const article =
    '---\ntitle: "One: two"\nexcerpt: Three\ndate: 2026-11-03\n---\n\n## Four\n\nFive\nsix\n\n- seven\n- eight\n'
  const texts = readArticle(article)
  expect(texts.map(({ key, text }) => [key, text])).toEqual([
    ['title', 'One: two'],
    ['excerpt', 'Three'],
    ['1', '## Four'],
    ['2', 'Five\nsix'],
    ['3', '- seven\n- eight'],
  ])
  for (const { key, text, start, end } of texts) expect(article.slice(start, end)).toBe(toMarkdown(key, text))
})

test('an imported text is formatted as the linter requires', async () => {
  const long = `It's ${'a long text '.repeat(12)}`
  const code = "export const words = { one: 'Eins', two: 'Zwei', three: 'Drei' }\n"
  const [one] = readTexts(code)
  const changed = code.slice(0, one?.start) + toLiteral(long, []) + code.slice(one?.end)
  const tidied = await tidy('site/src/words/te/layout.ts', changed)
  expect(tidied).toBe(`export const words = {\n  one: ${toLiteral(long, [])},\n  two: 'Zwei',\n  three: 'Drei',\n}\n`)
})

describe('a reviewer’s file', () => {
  const pairs = listPairs('te')

  test('must contain the placeholders filled at run time', () => {
    const warning = pairs.find(({ id }) => id === 'api/visits:rosterWarning.travel')
    const plan = (text: string) =>
      planImport(pairs, {}, `key,translation,state\r\n${warning?.id},"${text}",reviewed\r\n`)
    expect(plan((warning?.text ?? '').replace('{name}', '')).refused).toEqual([
      'api/visits:rosterWarning.travel: {name} must stand in it as before',
    ])
    expect(plan(`${warning?.text} {x}`).refused).toEqual([
      'api/visits:rosterWarning.travel: {x} is not a placeholder of this text',
    ])
  })
  const greeting = pairs.find(({ id }) => id === 'site/journey/profile:profile.overview.greeting')
  const row = (translation: string, state = 'reviewed') =>
    planImport(pairs, {}, `key,translation,state\r\n${greeting?.id},"${translation}",${state}\r\n`)

  test('changes a text in its source, and is stored as a review of both sides', () => {
    const { files, reviews, refused } = row('వందనం, {name} గారూ')
    expect(refused).toEqual([])
    expect([...files.values()].join('')).toContain('greeting: (name) => `వందనం, ${name} గారూ`')
    const english = greeting?.english ?? ''
    expect(reviews).toEqual({ [greeting?.id ?? '']: fingerprintOf({ english, text: 'వందనం, {name} గారూ' }) })
    expect(fingerprintOf({ english: 'Hi, {name}', text: 'వందనం, {name} గారూ' })).not.toBe(Object.values(reviews)[0])
  })

  test('is refused when placeholders are missing, unknown or repeated (rule LANG-11)', () => {
    for (const text of ['వందనం', '{name} {name}', 'వందనం, {name} {age}', ' '])
      expect(row(text)).toMatchObject({ changed: 0, refused: [expect.stringContaining(greeting?.id ?? '')] })
    expect(planImport(pairs, {}, 'key,translation\nsite/none:a,b\n').refused).toHaveLength(1)
  })
})

test('a CSV reader restores commas, quotes, line ends and signs of formulas in cells', () => {
  expect(readCsv('\uFEFFa,"b, ""c""\n",\'=1\r\nd,,\r\n')).toEqual([
    ['a', 'b, "c"\n', '=1'],
    ['d', '', ''],
  ])
})
