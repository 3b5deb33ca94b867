import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { joinLines, readSourceFiles, repository } from '../support/sources/source-files.ts'

const pages = readSourceFiles(/\.md$/).filter(({ path }) => !path.startsWith('site/'))
const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

test.each(pages)('$path has working links and existing commands', ({ path, text }) => {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !existsSync(join(repository, dirname(path), target)))).toEqual([])
  const commands = [...text.matchAll(/\bnpm run ([a-z0-9:]+)/g)].map(([, command = '']) => command)
  expect(commands.filter((command) => !(command in scripts))).toEqual([])
})

test('every file that a comment or a page refers to exists', () => {
  const files = readSourceFiles(/./)
  const known = new Set(files.map(({ path }) => basename(path)))
  const inComments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
  const named = /(?<![\w*{/.-])(?:[\w-]+\/)*([\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|astro|css|md))\b(?!\.)/g
  const wordsOf = ({ path, text }: { path: string; text: string }): string =>
    path.endsWith('.md') ? text : [...text.matchAll(inComments)].map(([comment]) => joinLines(comment)).join('\n')
  const stale = files
    .filter(({ path }) => /\.(ts|tsx|mjs|astro|css|md)$/.test(path) && !path.startsWith('site/src/content/'))
    .flatMap((file) =>
      [...wordsOf(file).matchAll(named)]
        .filter(
          ([whole, name = '']) =>
            !known.has(name) || (whole.split('/').length > 2 && !files.some(({ path }) => path.endsWith(whole))),
        )
        .map(([whole]) => `${file.path}: ${whole}`),
    )
  expect(stale).toEqual([])
})

describe('decision records', () => {
  const decisions = pages.filter(({ path }) => path.startsWith('docs/decisions/'))
  const own = decisions.map(({ path }) => /\d{4}/.exec(path)?.[0] ?? '')

  test('have unique numbers', () => {
    expect(own).toEqual([...new Set(own)])
  })

  test('exist for every citation', () => {
    const cited = readSourceFiles(/\.(ts|tsx|mjs|astro|css|md|yaml)$/).flatMap(({ path, text }) =>
      [...joinLines(text).matchAll(/\b[Dd]ecisions?[ /]((?:\d{4}(?:, | and )?)+)/g)].flatMap(([, list = '']) =>
        (list.match(/\d{4}/g) ?? []).map((number) => ({ path, number })),
      ),
    )
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter(({ number }) => !own.includes(number))).toEqual([])
  })

  test.each(decisions)(
    'have one heading, a date, a status, a decision and its consequences: $path',
    ({ path, text }) => {
      const number = /(\d{4})-/.exec(path)?.[1]
      expect(text).toMatch(
        new RegExp(`^# ${number}: \\S.*\\n\\n\\d{4}-\\d\\d-\\d\\d\\. (Accepted|Superseded by \\d{4})\\.\\n`),
      )
      expect(text).toMatch(/^\*\*Decision\.\*\*/m)
      expect(text).toMatch(/^\*\*Consequences\.\*\*/m)
    },
  )
})
