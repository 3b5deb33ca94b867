import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endOfTurn } from './end-of-turn.ts'

test('all waiters of one turn are released together, before the next turn begins', async () => {
  const released: string[] = []
  const note = (name: string) => endOfTurn().then(() => released.push(name))
  const first = note('first')
  await Promise.resolve()
  const second = note('second')
  expect(released).toEqual([])
  await nextTurn()
  expect(released).toEqual(['first', 'second'])
  await Promise.all([first, second])
})
