import type { Translated } from '@thodu/api/contract/words/translated'
import { expect, expectTypeOf, test } from 'vitest'

const english = {
  heading: 'Care at home',
  items: [{ title: 'One' }, { title: 'Two' }],
  found: (count: number) => `${count} found`,
} as const
type Owed = Translated<typeof english>

test('a translation must have every key, every item and the same parameters', () => {
  const whole: Owed = { heading: '…', items: [{ title: '…' }, { title: '…' }], found: (count) => `${count} …` }
  expect(whole.found(2)).toBe('2 …')
  // @ts-expect-error a key is missing
  const missing: Owed = { heading: '…', items: whole.items }
  // @ts-expect-error an item is missing
  const short: Owed = { ...whole, items: [{ title: '…' }] }
  // @ts-expect-error this key is not in the English catalogue
  const extra: Owed = { ...whole, lead: '…' }
  expectTypeOf([missing, short, extra]).toEqualTypeOf<Owed[]>()
})
