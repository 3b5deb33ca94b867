import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { joinLines, readSourceFiles, repository } from '../support/sources/source-files.ts'

const pages = readSourceFiles(/\.md$/).filter(({ path }) => !path.startsWith('site/'))
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test.each(pages)('$path: links lead somewhere and commands exist', ({ path, text }) => {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !existsSync(join(repository, dirname(path), target)))).toEqual([])
  const commands = [...text.matchAll(/\bnpm run ([a-z0-9:]+)/g)].map(([, command = '']) => command)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

describe('decisions', () => {
  const decisions = pages.filter(({ path }) => path.startsWith('docs/decisions/'))
  const own = decisions.map(({ path }) => /\d{4}/.exec(path)?.[0] ?? '')

  test('are numbered from 0001, each once; who takes the place of others names them', () => {
    const gone = decisions.flatMap(({ text }) => {
      const [, list = ''] = /^In the place of ((?:\d{4}(?:, | and |(?=\.$)))+)\.$/m.exec(text) ?? []
      return list.match(/\d{4}/g) ?? []
    })
    const numbers = [...own, ...gone].sort()
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')))
  })

  test('that took the place of others are cited instead of them', () => {
    const cited = readSourceFiles(/\.(ts|tsx|mjs|astro|css|md|yaml)$/).flatMap(({ path, text }) =>
      [...joinLines(text).matchAll(/\b[Dd]ecisions?[ /]((?:\d{4}(?:, | and )?)+)/g)].flatMap(([, list = '']) =>
        (list.match(/\d{4}/g) ?? []).map((number) => ({ path, number })),
      ),
    )
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter(({ number }) => !own.includes(number))).toEqual([])
  })

  test.each(decisions)('$path has the one heading, a date, a state, a decision and what follows', ({ path, text }) => {
    const number = /(\d{4})-/.exec(path)?.[1]
    expect(text).toMatch(
      new RegExp(`^# ${number}: \\S.*\\n\\n\\d{4}-\\d\\d-\\d\\d\\. (Accepted|Superseded by \\d{4})\\.\\n`),
    )
    expect(text).toMatch(/^\*\*Decision\.\*\*/m)
    expect(text).toMatch(/^\*\*Consequences\.\*\*/m)
  })
})
