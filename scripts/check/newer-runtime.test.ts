import { expect, test } from 'vitest'
import { findNewer } from './newer-runtime.ts'

test('a newer Node is of the same major version and available on every platform', () => {
  const intel = ['22.99.0', '24.9.0', '24.22.3', '24.23.0', '24.24.0', '24.25.0-rc.1', '26.12.1']
  const arm = ['24.9.0', '24.22.3', '24.23.0', '26.12.1']
  expect(findNewer('24.22.3', [intel, arm])).toBe('24.23.0')
  expect(findNewer('24.9.0', [['24.9.0', '24.22.3'], ['24.22.3']])).toBe('24.22.3')
})

test('a current Node, a lagging registry and an empty registry report no newer version', () => {
  expect(findNewer('24.22.3', [['24.22.3'], ['24.22.3']])).toBeUndefined()
  expect(findNewer('24.22.3', [['24.21.0'], ['24.21.0']])).toBeUndefined()
  expect(findNewer('24.22.3', [[], []])).toBeUndefined()
})
