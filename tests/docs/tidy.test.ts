import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { allImports, codeFiles } from '../support/sources/imports.ts'
import { joinLines, readSourceFiles, repository } from '../support/sources/source-files.ts'

/** Files that a tool opens by their place: Astro's pages and configuration, migrations' up, one-off configurations. */
const opensByPlace =
  /^site\/src\/(pages|content|words\/(te|hi))|\.config\.(ts|mjs)$|^db\/src\/migrations\/\d|\.astro$|\.d\.ts$/
/** Doors of a package, whose exports count only as far as somebody outside takes them. */
const entries = ['api/src/index.ts', 'db/src/index.ts']

const exported =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|type|interface) ([\w$]+)|^export (?:type )?\{([^}]*)\}/gm

function exportsOf(text: string): string[] {
  return [...text.matchAll(exported)].flatMap(([, one, list]) =>
    one !== undefined
      ? [one]
      : (list ?? '')
          .split(',')
          .map((name) =>
            name
              .trim()
              .replace(/^type\s+/, '')
              .replace(/^.*\sas\s+/, ''),
          )
          .filter((name) => name !== ''),
  )
}

const taken = new Map<string, Set<string> | 'all'>()
for (const { to, names } of allImports) {
  const before = taken.get(to)
  if (names === undefined || before === 'all') taken.set(to, 'all')
  else taken.set(to, new Set([...(before ?? []), ...names]))
}
const isTaken = (path: string, name: string): boolean => {
  const names = taken.get(path)
  return names === 'all' || names?.has(name) === true
}

test('no export is dead: somebody imports it, or its own file uses it', () => {
  const dead = codeFiles
    .filter(({ path }) => !opensByPlace.test(path))
    .flatMap(({ path, text }) =>
      exportsOf(text)
        .filter((name) => !isTaken(path, name))
        .filter(
          (name) =>
            entries.includes(path) ||
            (text.match(new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`, 'g')) ?? []).length < 2,
        )
        .map((name) => `${path}: ${name}`),
    )
  expect(dead).toEqual([])
})

test('every target of a package’s exports exists', () => {
  const dangling = ['api', 'db', 'site', 'backoffice', 'tests'].flatMap((room) => {
    const { exports = {} } = JSON.parse(readFileSync(join(repository, room, 'package.json'), 'utf8')) as {
      exports?: Record<string, string>
    }
    return Object.values(exports)
      .filter((target) => !existsSync(join(repository, room, target.replace(/\/\*.*$/, ''))))
      .map((target) => `${room}: ${target}`)
  })
  expect(dangling).toEqual([])
})

test('every file that a comment or a page names is there', () => {
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

test('no folder of code holds more than fifteen files', () => {
  // Pages and migrations have their place by their name alone.
  const free = /^(site\/src\/pages|db\/src\/migrations)$/
  const counts = new Map<string, number>()
  // A screen's test and its words go wherever the screen goes: they make a folder no harder to read.
  const counted = codeFiles.filter(({ path }) => !/\.test\.tsx$|\/words\.(?:en|te|hi)\.ts$/.test(path))
  for (const { path } of counted) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(60)
  expect([...counts].filter(([folder, files]) => files > 15 && !free.test(folder))).toEqual([])
})

test('the documents hold 28,000 words at most: who adds one looks for one that nobody misses', () => {
  const pages = readSourceFiles(/\.md$/).filter(({ path }) => path.startsWith('docs/'))
  const words = pages.map(({ text }) => text.split(/\s+/).filter((word) => word !== '').length)
  expect(pages.length).toBeGreaterThan(40)
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(28_000)
})
