import { expect, test } from 'vitest'
import { findNewer } from './newer-runtime.ts'

test('a newer Node is one of the same line that every platform has', () => {
  const intel = ['22.99.0', '24.9.0', '24.22.3', '24.23.0', '24.24.0', '24.25.0-rc.1', '26.12.1']
  const arm = ['24.9.0', '24.22.3', '24.23.0', '26.12.1']
  expect(findNewer('24.22.3', [intel, arm])).toBe('24.23.0')
  expect(findNewer('24.9.0', [['24.9.0', '24.22.3'], ['24.22.3']])).toBe('24.22.3')
})

test('the newest release, a registry that lags and an empty one ask for nothing', () => {
  expect(findNewer('24.22.3', [['24.22.3'], ['24.22.3']])).toBeUndefined()
  expect(findNewer('24.22.3', [['24.21.0'], ['24.21.0']])).toBeUndefined()
  expect(findNewer('24.22.3', [[], []])).toBeUndefined()
})
