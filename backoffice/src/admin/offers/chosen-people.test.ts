import { expect, test } from 'vitest'
import { type AskVisit, chosenOf, toAsked, togglePerson } from './chosen-people.ts'

const visit: AskVisit = {
  _id: 'v1',
  label: '',
  people: Array.from({ length: 7 }, (_, index) => ({ _id: `c${index}`, name: `Laxmi ${index}` })),
}

test('the first five suggestions are chosen beforehand, and a sixth is refused (rule OFFER-1)', () => {
  expect(chosenOf({}, visit)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4'])
  expect(togglePerson({}, visit, 'c5')).toEqual({})
  const without = togglePerson({}, visit, 'c2')
  expect(chosenOf(togglePerson(without, visit, 'c5'), visit)).toEqual(['c0', 'c1', 'c3', 'c4', 'c5'])
})

test('a visit for which no caretaker is chosen is not asked for', () => {
  const other = { ...visit, _id: 'v2' }
  expect(toAsked({ v1: [], v2: ['c6'] }, [visit, other], 'office')).toEqual({
    visits: [{ visit: 'v2', caretakers: ['c6'] }],
    decides: 'office',
  })
})
