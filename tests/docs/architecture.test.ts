import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allImports, codeFiles, type Import } from '../support/sources/imports.ts'
import { repository } from '../support/sources/source-files.ts'

function reach(start: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>()
  const ahead = [...(arrows.get(start) ?? [])]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    ahead.push(...(arrows.get(next) ?? []))
  }
  return seen
}

/** Groups of places that reach each other, one line of sorted names each. */
function findCircles(all: readonly Import[]): string[] {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of all) if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  const reached = new Map([...arrows.keys()].map((place) => [place, reach(place, arrows)]))
  const circles = [...reached].flatMap(([place, seen]) =>
    seen.has(place)
      ? [
          [...seen]
            .filter((other) => reached.get(other)?.has(place))
            .sort()
            .join(' '),
        ]
      : [],
  )
  return [...new Set(circles)].sort()
}

/** The imports between the subfolders and files of a folder. */
const betweenSubfolders = (folder: string, all: readonly Import[]): Import[] => {
  const subfolderOf = (path: string) => path.startsWith(`${folder}/`) && path.slice(folder.length + 1).split('/')[0]
  return all.flatMap(({ from, to }) => {
    const [above, below] = [subfolderOf(from), subfolderOf(to)]
    return above && below ? [{ from: above, to: below }] : []
  })
}

const page = readFileSync(join(repository, 'docs', 'architecture.md'), 'utf8')
const block = (kind: string): string => new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? ''

/** The folder of a file in the diagram. */
const topFolderOf = (path: string): string =>
  path.startsWith('api/src/contract/') ? 'contract' : (path.split('/')[0] ?? '')
const layerOf = new Map(
  [...block('layers').matchAll(/^(\d+) +(.+)$/gm)].flatMap(([, layer, folders = '']) =>
    folders.split(' ').map((folder) => [folder, Number(layer)] as const),
  ),
)
/** The folder of a file that has a layer: its subfolder where that is listed, otherwise its feature folder. */
function folderOf(path: string): string | undefined {
  const [, folder, subfolder] = /^api\/src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? []
  const nested = `${folder}/${subfolder}`
  return subfolder !== undefined && layerOf.has(nested) ? nested : folder
}

test('the top-level folders import from each other exactly as drawn', () => {
  const drawn = [...block('mermaid').matchAll(/^\s*(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} -> ${to}`)
  const real = new Set(
    allImports
      .map(({ from, to }) => [topFolderOf(from), topFolderOf(to)] as const)
      .flatMap(([from, to]) => (from === to ? [] : [`${from} -> ${to}`])),
  )
  expect([...real].sort()).toEqual([...drawn].sort())
})

test('the contract imports only zod and itself', () => {
  const inContract = codeFiles.filter(({ path }) => path.startsWith('api/src/contract/') && !path.endsWith('.test.ts'))
  const packages = inContract.flatMap(({ path, text }) =>
    [...text.matchAll(/\bfrom '(?!\.\.?\/|zod')([^']+)'/g)].map(([, name]) => `${path}: ${name}`),
  )
  const outside = allImports.filter(
    ({ from, to }) => topFolderOf(from) === 'contract' && topFolderOf(to) !== 'contract',
  )
  const foreign = [...packages, ...outside.map(({ from, to }) => `${from}: ${to}`)]
  expect(inContract.length).toBeGreaterThan(15)
  expect(foreign).toEqual([])
})

test('every folder of the API has a layer and imports only from lower layers', () => {
  const folders = new Set(codeFiles.flatMap(({ path }) => folderOf(path) ?? []))
  expect([...folders].sort()).toEqual([...layerOf.keys()].sort())
  const up = new Set(
    allImports.flatMap(({ from, to }) => {
      const [above, below] = [folderOf(from), folderOf(to)]
      if (above === undefined || above === below || !to.startsWith('api/src/')) return []
      // Files without a folder are the top layer, from which no folder may import.
      const down = below !== undefined && (layerOf.get(below) ?? 0) < (layerOf.get(above) ?? 0)
      return down ? [] : [`${above} -> ${below ?? 'a file directly in api/src'}`]
    }),
  )
  expect([...up].sort()).toEqual([])
})

test('every folder that the page explains exists', () => {
  const table = /Some folder names need an explanation:\n\n((?:\|.*\n)+)/.exec(page)?.[1] ?? ''
  const explained = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, folder = '']) => folder)
  expect(explained.length).toBeGreaterThan(10)
  expect(explained.filter((folder) => !existsSync(join(repository, 'api/src', folder)))).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(findCircles(allImports.filter(({ from }) => !from.endsWith('.test.ts')))).toEqual([])
})

/** Folders whose subfolders and files import only from lower layers, so that there are no circles. */
const layeredFolders = [
  'api/src/contract',
  'db/src',
  'backoffice/src',
  'backoffice/src/admin',
  'backoffice/src/app',
  'backoffice/src/caretaker',
  'site/src',
]

test.each(layeredFolders)('the subfolders of %s import without circles', (folder) => {
  const own = allImports.filter(({ from }) => !from.endsWith('.test.ts') && !from.endsWith('.test.tsx'))
  expect(findCircles(betweenSubfolders(folder, own))).toEqual([])
})

test('one file changes visits, so that each change updates their revision', () => {
  const changes = /updateTable\(\s*'visits'|\bupdate (?:visits|"visits")\b/
  const changing = codeFiles.filter(({ path, text }) => path.startsWith('api/src/') && changes.test(text))
  expect(changing.map(({ path }) => path)).toEqual(['api/src/visits/schedule/update-visit.ts'])
})

test('every file that the page refers to exists', () => {
  const indented = [...page.matchAll(/^ {4}.*$/gm)].map(([line]) => line).join('\n')
  const named = [...indented.matchAll(/[\w-]+\/[\w/.-]+/g)].map(([path]) => path.replace(/\/$/, ''))
  expect(named.length).toBeGreaterThan(20)
  const somewhere = (path: string) => ['', 'api/src', 'db/src'].some((root) => existsSync(join(repository, root, path)))
  expect(named.filter((path) => !somewhere(path))).toEqual([])
  const inText = [...page.matchAll(/`((?:api|db|site|tests|docs)\/[\w/.-]+)`/g)].map(([, path = '']) => path)
  expect(inText.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})
