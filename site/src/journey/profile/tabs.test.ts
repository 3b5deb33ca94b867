import { expect, test } from 'vitest'
import { tabOfHash, tabsOf } from './tabs.ts'

test('the profile has five tabs, and a caretaker sees two (rules JRN-10, WHO-5)', () => {
  expect(tabsOf('user')).toEqual(['overview', 'bookings', 'documents', 'analytics', 'settings'])
  expect(tabsOf('caretaker')).toEqual(['overview', 'settings'])
})

test('the address of Your data opens Settings, and an unknown one opens Overview (rule JRN-11)', () => {
  const open = (hash: string) => tabOfHash(hash, tabsOf('user'))
  expect(['#data', '#settings', '#bookings', '#other', ''].map(open)).toEqual([
    'settings',
    'settings',
    'bookings',
    'overview',
    'overview',
  ])
})
