import type { Feature } from '../../tests/speeds/feature.ts'

/** What `npm test -- changed` runs. */
export type Chosen = {
  /** Rooms whose types are checked, by the name of the check. */
  types: string[]
  /** Test files, or folders of them; Vitest takes those whose path begins so. */
  tests: string[]
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const roomOf = (file: string): string => file.split('/')[0] ?? ''

/** What reads the types of a room beside it. */
const readers: Record<string, string[]> = {
  db: ['scripts', 'tests'],
  api: ['scripts', 'backoffice', 'tests'],
  backoffice: ['backoffice'],
  site: ['site'],
  scripts: ['scripts'],
  tests: ['tests'],
}

/** Rules beside their source take seconds in every room; a screen brings those of its own folder. */
const besideSource: Record<string, (file: string) => string[]> = {
  // Every column is told of in one list of personal data.
  db: () => ['db/src/', 'tests/db/', 'tests/api/privacy/erasing.test.ts'],
  api: () => ['api/src/'],
  backoffice: (file) => [/^backoffice\/src\/(?:admin|caretaker)\/[^/]+\//.exec(file)?.[0] ?? 'backoffice/src/'],
  site: () => ['site/src/', 'site/illustrations/'],
  scripts: () => ['scripts/'],
  docs: () => ['tests/docs/'],
}

/** Words are held by tests of all catalogues. */
const ofWords = (file: string): string[] =>
  /(?:^|\/)words(?:\/|\.)/.test(file) ? ['tests/words/', 'scripts/i18n/'] : []

const isIn = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`)

/** A noun has one name in the contract and in the API. */
const inApi = (file: string): string => file.replace(/^api\/src\/contract\//, 'api/src/')

/** The tests of every feature that holds the file. What is nobody's own travels everywhere: the whole wire is asked about it. */
function ofFeature(file: string, features: Readonly<Record<string, Feature>>): string[] {
  if (roomOf(file) !== 'api' || isTest(file)) return []
  const path = inApi(file)
  const found = Object.values(features).filter(({ mutate }) => mutate.some((one) => isIn(path, one)))
  return found.length > 0 ? found.flatMap(({ tests }) => tests) : ['tests/api/system', 'tests/security/masking.test.ts']
}

/** From files that have changed to what can fail by them at the least cost. */
export function chooseChanged(files: readonly string[], features: Readonly<Record<string, Feature>>): Chosen {
  const tests = files.flatMap((file) => [
    ...(isTest(file) && !/^tests\/(?:postgres|faults)\//.test(file) ? [file] : []),
    ...(besideSource[roomOf(file)]?.(file) ?? []),
    ...ofWords(file),
    ...ofFeature(file, features),
  ])
  return { types: [...new Set(files.flatMap((file) => readers[roomOf(file)] ?? []))], tests: [...new Set(tests)] }
}
