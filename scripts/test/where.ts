import { globSync } from 'node:fs'
import { firstJourneys, firstOnPostgres, laterFaults, laterRules } from '../../tests/speeds/first-proofs.ts'
import { repository } from '../tools/run-tool.ts'

/** Every test file of the repository. */
export const listTestFiles = (): string[] =>
  globSync('{api,backoffice,db,scripts,site,tests}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: repository,
    exclude: (name) => name === 'node_modules',
  })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** Tested in a browser beside its source. */
const isScreen = (file: string): boolean => file.endsWith('.test.tsx')

/** Which command runs a test file; `npm test -- changed` brings the screens of a touched folder. */
export function whereOf(file: string): string {
  if (laterRules.includes(file) || isScreen(file)) return 'npm run test:all'
  const below = file.replace(/^tests\//, '')
  if (below.startsWith('browser/'))
    return firstJourneys.includes(below.slice('browser/'.length)) ? 'npm test' : 'npm run test:all'
  if (below.startsWith('faults/'))
    return laterFaults.includes(below.slice('faults/'.length))
      ? 'npm run test:all'
      : 'npm test (short), npm run test:all (in full)'
  if (below.startsWith('postgres/') || !/^(?:api|security)\//.test(below)) return 'npm test'
  if (firstOnPostgres.includes(below)) return 'npm test (both engines)'
  return file.startsWith('tests/') ? 'npm test (SQLite), npm run test:all (PostgreSQL)' : 'npm test'
}

/** `npm test -- where`: what runs where, a line for each test file. */
export function printWhere(): void {
  for (const file of listTestFiles()) console.log(`${file}: ${whereOf(file)}`)
}
