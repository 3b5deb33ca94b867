import { expect, test } from 'vitest'
import { makeDroppable } from './droppable-conditions.ts'

test('each condition of a query stands behind a true of its own, on the line where it stood', () => {
  const source =
    "tx.deleteFrom('undos')\n  .where('id', '=', id)\n  .where((row) => row('made_at', '<', day))\n  .execute()"
  const made = makeDroppable('a.ts', source)
  expect(made).toBe(
    "tx.deleteFrom('undos')\n  .$if(true, (query) => query.where('id', '=', id))\n" +
      "  .$if(true, (query) => query.where((row) => row('made_at', '<', day)))\n  .execute()",
  )
  expect(made.split('\n')).toHaveLength(source.split('\n').length)
})

test('a query within a condition has droppable conditions of its own', () => {
  const source = "a.where('id', 'in', b.where('x', '=', 1))"
  expect(makeDroppable('a.ts', source)).toBe(
    "a.$if(true, (query) => query.where('id', 'in', b.$if(true, (query) => query.where('x', '=', 1))))",
  )
})

test('what follows a conflict stays: nothing can be left out of it', () => {
  const source = "conflict.column('id').where('x', '=', 1)"
  expect(makeDroppable('a.ts', source)).toBe(source)
})
