import { expect, test } from 'vitest'
import type { Protection } from '../../tests/sabotage/protection.ts'
import { chooseFirst, chooseForDay, findProtections } from './choose-protections.ts'

const all: Protection[] = Array.from({ length: 60 }, (_, index) => ({
  id: `area-${index}`,
  what: 'Something',
  file: 'a.ts',
  find: 'a',
  replace: 'b',
  tests: ['a.test.ts'],
}))
const idsOf = (list: Protection[]): string[] => list.map(({ id }) => id)

test('a day has its twenty, the next day others, and a month nearly all', () => {
  const today = idsOf(chooseForDay(all, '2026-11-21'))
  expect(new Set(today).size).toBe(20)
  expect(idsOf(chooseForDay([...all].reverse(), '2026-11-21'))).toEqual(today)
  expect(idsOf(chooseForDay(all, '2026-11-22'))).not.toEqual(today)
  const month = Array.from({ length: 28 }, (_, day) => chooseForDay(all, `2026-11-${day + 1}`)).flatMap(idsOf)
  expect(new Set(month).size).toBe(60)
})

test('words choose by id, and a word that finds nothing is an error', () => {
  expect(idsOf(findProtections(all, ['area-59']))).toEqual(['area-59'])
  expect(findProtections(all, [])).toHaveLength(60)
  expect(() => findProtections(all, ['nothing'])).toThrow('nothing')
})

test('those of touched files come first, twenty at most, and ten of the others', () => {
  const few = all.map((one, index) => (index < 3 ? { ...one, file: 'touched.ts' } : one))
  const chosen = chooseFirst(few, ['touched.ts'], 'a commit')
  expect(idsOf(chosen.slice(0, 3)).sort()).toEqual(['area-0', 'area-1', 'area-2'])
  expect(chosen).toHaveLength(13)
  expect(idsOf(chooseFirst(few, ['touched.ts'], 'another')).slice(3)).not.toEqual(idsOf(chosen).slice(3))
  expect(chooseFirst(all, ['a.ts'], 'a commit')).toHaveLength(20)
})
