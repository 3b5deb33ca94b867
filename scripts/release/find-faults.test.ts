import { expect, test } from 'vitest'
import { findChangelogNotes, findFaults, type Release } from './find-faults.ts'
import { readRelease } from './read-release.ts'

const release: Release = {
  versions: { '.': '1.1.0', api: '1.1.0' },
  changelog:
    '# Changelog\n\n## 1.1.0\n\nMigrations: `0003-c`, `0002-b`.\n\n- New.\n\n## 1.0.0\n\nMigrations: `0001-a`.\n',
  migrations: ['0001-a', '0002-b', '0003-c'],
  released: ['1.0.0'],
  changed: ['db/src/migrations/0002-b.ts', 'db/src/migrations/0001-another.ts', 'README.md'],
  uncommitted: [],
}

test('a consistent version can be released', () => {
  expect(findFaults(release)).toEqual([])
})

test.each<[Partial<Release>, string]>([
  [{ versions: { '.': '1.1.0', api: '1.0.0' } }, 'api/package.json says 1.0.0, CHANGELOG.md begins with 1.1.0.'],
  [{ changelog: '# Changelog\n' }, 'CHANGELOG.md does not begin with a version.'],
  [
    { migrations: ['0001-a', '0002-b', '0003-c', '0004-d'] },
    'CHANGELOG.md names the migrations 0003-c, 0002-b, 0001-a; there are 0004-d, 0003-c, 0002-b, 0001-a, newest first.',
  ],
  [{ released: ['1.0.0', '1.1.0'], changed: [] }, '1.1.0 is already released: raise the version.'],
  [
    { changed: ['db/src/migrations/0001-a/accounts.ts'] },
    'db/src/migrations/0001-a/accounts.ts was released and has changed since: write another migration.',
  ],
  [
    { changed: ['db/src/migrations/0001-a.ts'] },
    'db/src/migrations/0001-a.ts was released and has changed since: write another migration.',
  ],
  [{ uncommitted: ['notes.txt'] }, 'notes.txt is not committed.'],
])('%o is not released', (change, fault) => {
  expect(findFaults({ ...release, ...change })).toEqual([fault])
})

test('the notes of a release are the newest section of the changelog', () => {
  expect(findChangelogNotes(release, 'v1.1.0')).toBe('Migrations: `0003-c`, `0002-b`.\n\n- New.')
})

test.each([['v1.0.0'], ['1.1.0'], ['']])('the tag %j has no notes, because this checkout is version 1.1.0', (tag) => {
  expect(findChangelogNotes(release, tag)).toBeUndefined()
})

test('version, changelog and migrations agree, and released migrations are unchanged', () => {
  // Between two releases the version may be the last one's.
  const faults = findFaults({ ...readRelease(), uncommitted: [] }).filter(
    (fault) => !fault.endsWith('raise the version.'),
  )
  expect(faults).toEqual([])
})
