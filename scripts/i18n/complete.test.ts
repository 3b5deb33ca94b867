import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-6'
import { describe, expect, test } from 'vitest'
import { repository } from '../tools/run-tool.ts'
import { listPairs } from './catalogues.ts'
import { exportTexts } from './import-texts.ts'
import { readCsv } from './read-csv.ts'

/** A string of the source, found independently of the export. */
type Literal = { file: string; start: number; text: string; within: ts.Node[] }

const workspaces = ['api/src', 'db/src', 'site/src', 'backoffice/src']
const files = workspaces.flatMap((workspace) =>
  readdirSync(join(repository, workspace), { recursive: true, encoding: 'utf8' })
    .map((name) => `${workspace}/${name.replaceAll('\\', '/')}`)
    .filter((name) => !/\.test\.tsx?$/.test(name)),
)
const read = (file: string): string => readFileSync(join(repository, file), 'utf8')

function literalsOf(file: string): Literal[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: ts.Node, within: ts.Node[]): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    const isName = within[0] !== undefined && ts.isPropertyAssignment(within[0]) && within[0].name === node
    if (!isName && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)))
      found.push({ file, start: node.getStart(source), text: node.getText(source), within })
    ts.forEachChild(node, (child) => visit(child, [node, ...within]))
  }
  visit(source, [])
  return found
}

const scripts = { te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u }
const at = ({ file, start }: { file: string; start: number }): string => `${file}@${start}`

/** Names of languages in themselves and name prefixes are data, not translations. */
const data = ['api/src/contract/people/languages.ts', 'api/src/contract/people/name-parts.ts']
/** Strings of a catalogue that are not shown: names of things, addresses of pages, codes of languages. */
const codes = /^'(?:te|hi|en|te-IN|hi-IN|\/[a-z-]+)'$/
const isCode = ({ text, within: [property] }: Literal): boolean =>
  codes.test(text) ||
  (property !== undefined &&
    ts.isPropertyAssignment(property) &&
    /^(?:icon|image|slug|href|id)$/.test(property.name.getText()))

const sources = files
  .filter((file) => /\.tsx?$/.test(file) && !data.includes(file))
  .flatMap(literalsOf)
  .filter((literal) => !isCode(literal))

describe.each(['te', 'hi'] as const)('the export of %s', (language) => {
  const pairs = listPairs(language)
  const articles = pairs.filter(({ file }) => file.endsWith('.md'))
  const exported = pairs.filter((pair) => !articles.includes(pair)).map(at)

  test('contains every text of the source exactly once (rule LANG-11)', () => {
    const inFolder = new RegExp(
      `^(?!backoffice).*/words/${language}/(?!language/)|/(?:(?:later-)?words|react-admin)\\.${language}\\.ts$`,
    )
    const told = sources.filter(({ file, text }) => scripts[language].test(text) || inFolder.test(file))
    const places = new Set(exported)
    expect(told.filter((literal) => !places.has(at(literal))).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
    expect(told.length).toBeGreaterThan(2_900)
    expect([...exported].sort()).toEqual(told.map(at).sort())
  })

  test('contains every heading and paragraph of the articles exactly once', () => {
    const written = files
      .filter((file) => file.startsWith(`site/src/content/blog/${language}/`))
      .flatMap((file) => {
        const [, head = '', body = ''] = read(file).split(/^---$/m)
        return [...head.split('\n').filter((line) => /^(?:title|excerpt):/.test(line)), ...body.trim().split(/\n{2,}/)]
      })
    expect(articles.length).toBe(written.length)
    expect(new Set(articles.map(at)).size).toBe(written.length)
  })

  test('gives the English text, the place and a filled example of each text', () => {
    const [header = [], ...rows] = readCsv(exportTexts(language))
    expect(rows.length).toBe(pairs.length)
    const cell = (row: string[], name: string): string => row[header.indexOf(name)] ?? ''
    const poor = rows.filter(
      (row) => cell(row, 'english') === '' || cell(row, 'place') === '' || cell(row, 'examples').includes('undefined'),
    )
    expect(poor).toEqual([])
    // At least six in seven places state the kind of text, not only the workspace.
    const vague = rows.filter((row) => cell(row, 'place').startsWith('label, heading or button'))
    expect(vague.length).toBeLessThan(rows.length / 6)
    expect(rows.every((row) => /^(?:un)?reviewed$/.test(cell(row, 'state')))).toBe(true)
  })
})

test('every English text is exported beside both translations', () => {
  const [telugu, hindi] = (['te', 'hi'] as const).map((language) =>
    listPairs(language)
      .map(({ english }) => english)
      .join('\n'),
  )
  const said = sources.filter(
    ({ file, text }) =>
      /^(?!backoffice).*\/words\/en\/(?!language\/)|\/(?:later-)?words\.en\.ts$/.test(file) && /[a-z]{3}/.test(text),
  )
  const missing = said.filter(({ text, within: [around] }) => {
    // Compared or looked-up strings are not shown.
    if (around && (ts.isBinaryExpression(around) || ts.isCallExpression(around))) return false
    const words = text.slice(1, -1).split('${')[0]?.replaceAll("\\'", "'") ?? ''
    return !(telugu?.includes(words) && hindi?.includes(words))
  })
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})
