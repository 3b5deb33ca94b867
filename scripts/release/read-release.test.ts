import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { readRelease } from './read-release.ts'

test('version, changelog and migrations agree, and what was released is as it was', () => {
  // Between two releases the version may be the last one's.
  const faults = findFaults({ ...readRelease(), uncommitted: [] }).filter(
    (fault) => !fault.endsWith('raise the version.'),
  )
  expect(faults).toEqual([])
})
