import { expect, test } from 'vitest'
import { isSameQuery } from './same-query.ts'

const start = { field: 'date', order: 'ASC' }

test('a view is shown when filter and order are its own, whatever the order of the filter', () => {
  const view = { filter: { status: 'pending', assigned: 'false' }, sort: start }
  expect(isSameQuery(view, { filter: { assigned: false, status: 'pending', q: '' }, sort: start })).toBe(true)
  expect(isSameQuery(view, { filter: view.filter, sort: { ...start, order: 'DESC' } })).toBe(false)
  expect(isSameQuery(view, { filter: { ...view.filter, q: 'rao' }, sort: start })).toBe(false)
})

test('a view without an order fits any', () => {
  expect(isSameQuery({ filter: {} }, { filter: {}, sort: start })).toBe(true)
})
