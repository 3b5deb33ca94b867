import { describe, expect, test } from 'vitest'
import { joinLines, readSourceFiles } from '../support/sources/source-files.ts'

const files = readSourceFiles(/\.(ts|tsx|mjs|astro|css|md|yaml|sh|conf|service)$/)
const pages = files.filter(({ path }) => path.startsWith('docs/rules/') && path !== 'docs/rules/README.md')
const table = files.find(({ path }) => path === 'docs/rules/README.md')?.text ?? ''

const prefixOf = new Map(
  [...table.matchAll(/^\| \[\w+\]\(([\w-]+\.md)\) \| `([A-Z]+)` \|/gm)].map(([, page = '', prefix = '']) => [
    `docs/rules/${page}`,
    prefix,
  ]),
)
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !/^##? /.test(line))

const rules = new Map<string, string>()
for (const { text } of pages)
  for (const line of linesOf(text)) rules.set(/^- \*\*([A-Z]+-[A-Z]?\d+)\*\*/.exec(line)?.[1] ?? line, line)

type Citation = { id: string; path: string }
const prefixes = [...prefixOf.values()].join('|')
// Ids after "rule", and every word in the form of a rule id.
const cited = new RegExp(
  String.raw`\b(?:rules?) ((?:[A-Z]{2,6}-[A-Z]?\d+(?:, | and )?)+)|\b((?:${prefixes})-[A-Z]?\d+)\b`,
  'g',
)
const citations: Citation[] = files
  .filter(({ path }) => !path.startsWith('docs/rules/') && path !== 'tests/docs/rules.test.ts')
  .flatMap(({ path, text }) =>
    [...joinLines(text).matchAll(cited)].flatMap(([, list = '', single = '']) =>
      [...`${list} ${single}`.matchAll(/[A-Z]+-[A-Z]?\d+/g)].map(([id]) => ({ id, path })),
    ),
  )

describe('the rules', () => {
  test('have a page for each line of the overview, and no other', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([...prefixOf.keys()].sort())
    expect(new Set(prefixOf.values()).size).toBe(prefixOf.size)
  })

  test.each(pages)('$path has one rule per line, numbered from 1 without a gap', ({ path, text }) => {
    const lines = linesOf(text)
    const ids = lines.map((line) => /^- \*\*([A-Z]+-[A-Z]?\d+)\*\* \S.*[.)*":]$/.exec(line)?.[1] ?? line)
    // A page with several chapters numbers each by its letter.
    const counts = new Map<string, number>()
    const expected = ids.map((id) => {
      const letter = /-([A-Z])\d+$/.exec(id)?.[1] ?? ''
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
      return `${prefixOf.get(path)}-${letter}${counts.get(letter)}`
    })
    expect(ids).toEqual(expected)
  })
})

describe('citations', () => {
  test('refer to one existing rule each', () => {
    expect(citations.length).toBeGreaterThan(300)
    expect(citations.filter(({ id }) => !rules.has(id))).toEqual([])
  })

  test('never refer to a planned or withdrawn rule', () => {
    const open = citations.filter(({ id }) => /\*\(planned\)\*|\bWithdrawn\b/.test(rules.get(id) ?? ''))
    expect(open).toEqual([])
  })

  test('refer to no document outside the repository', () => {
    const outside =
      /(?<![\w/-])(?:quality|contract|design|stack|spec)\.md\b|\bissue \d+|\((?:spec|contract)[:,] |\(issue: [a-z][a-z ]+\)|(?<![.\w/-])[Ss]pec(?:ification)?\b(?![.\w(])/g
    const found = files
      .filter(({ path }) => path !== 'tests/docs/rules.test.ts')
      .flatMap(({ path, text }) => [...joinLines(text).matchAll(outside)].map(([words]) => `${path}: ${words}`))
    expect(found).toEqual([])
  })

  test('are counted, and rules without one are listed', () => {
    const used = new Set(citations.map(({ id }) => id))
    const unused = [...rules.keys()].filter((id) => !used.has(id))
    console.info(`${rules.size} rules, ${citations.length} citations; cited by nobody: ${unused.join(' ')}`)
    expect(used.size).toBeGreaterThan(100)
  })
})
