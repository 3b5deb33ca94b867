import { expect, test } from 'vitest'
import { findNewerVersion, isNewer, readChangelog, version } from './version.ts'

test('versions are compared number by number', () => {
  expect(isNewer('1.10.0', '1.9.2')).toBe(true)
  expect(isNewer('1.9.2', '1.10.0')).toBe(false)
  expect(isNewer('2.0.0', '1.9.9')).toBe(true)
  expect(isNewer('1.2.0', '1.2.0')).toBe(false)
})

test('a newer version is found when the checkout was updated while the server ran', () => {
  const changelog = '# Changelog\n\n## 1.10.0\n\n- New.\n\n## 1.2.0\n'
  expect(findNewerVersion(changelog, '1.2.0')).toBe('1.10.0')
  expect(findNewerVersion(changelog, '1.10.0')).toBeUndefined()
  expect(findNewerVersion('', '1.2.0')).toBeUndefined()
})

test('the changelog of this checkout has no newer version than its package', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(findNewerVersion(readChangelog())).toBeUndefined()
})
