import { type Feature, features } from '../../tests/speeds/features.ts'

export type ChosenTests = { types: string[]; tests: string[] }

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
const workspaceOf = (file: string): string => file.split('/')[0] ?? ''

/** The workspaces whose types must be checked after a change in the top-level folder (the key). */
const typeChecks: Record<string, string[]> = {
  db: ['scripts', 'tests'],
  api: ['scripts', 'backoffice', 'tests'],
  backoffice: ['backoffice'],
  site: ['site'],
  scripts: ['scripts'],
  tests: ['tests'],
}

/** The tests to run after a change in the top-level folder (the key). */
const testsOfWorkspace: Record<string, (file: string) => string[]> = {
  // One list of personal data describes every column.
  db: () => ['db/src/', 'tests/db/', 'tests/api/privacy/erasing.test.ts'],
  api: () => ['api/src/'],
  backoffice: (file) => [/^backoffice\/src\/(?:admin|caretaker)\/[^/]+\//.exec(file)?.[0] ?? 'backoffice/src/'],
  site: () => ['site/src/', 'site/illustrations/'],
  scripts: () => ['scripts/'],
  docs: () => ['tests/docs/'],
}

const testsOfCatalogues = (file: string): string[] =>
  /(?:^|\/)words(?:\/|\.)/.test(file) ? ['tests/words/', 'scripts/i18n/'] : []

const isIn = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`)

function belongsTo({ code }: Feature, file: string): boolean {
  const isExcluded = code.some((path) => path.startsWith('!') && isIn(file, path.slice(1)))
  return !isExcluded && code.some((path) => isIn(file, path))
}

/** Returns the tests of each feature of an API file. Other files affect every call, so tests of all calls run. */
function testsOfFeatures(file: string): string[] {
  if (workspaceOf(file) !== 'api' || isTest(file)) return []
  // A folder of the contract has the name of its feature's folder in the API.
  const path = file.replace(/^api\/src\/contract\//, 'api/src/')
  const found = Object.values(features).filter((feature) => belongsTo(feature, path))
  return found.length > 0 ? found.flatMap(({ tests }) => tests) : ['tests/api/system', 'tests/security/masking.test.ts']
}

/** Chooses the type checks and tests that can fail because of these files and take less than a minute. */
export function chooseChanged(files: readonly string[]): ChosenTests {
  const tests = files.flatMap((file) => [
    ...(isTest(file) && !/^tests\/(?:postgres|faults)\//.test(file) ? [file] : []),
    ...(testsOfWorkspace[workspaceOf(file)]?.(file) ?? []),
    ...testsOfCatalogues(file),
    ...testsOfFeatures(file),
  ])
  return {
    types: [...new Set(files.flatMap((file) => typeChecks[workspaceOf(file)] ?? []))],
    tests: [...new Set(tests)],
  }
}
