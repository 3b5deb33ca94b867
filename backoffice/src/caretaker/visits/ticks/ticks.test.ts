import { expect, test } from 'vitest'
import { listTicks, readTicks, tickAll, toggleTick } from './ticks.ts'

const asked = ['medicine', 'meals', 'walked'] as const

test('a tick is set, changed and removed, and outdated tasks are not sent', () => {
  const refused = toggleTick({}, 'meals', 'refused')
  expect(listTicks(asked, refused)).toEqual([{ code: 'meals', result: 'refused' }])
  expect(toggleTick(refused, 'meals', 'done')).toEqual({ meals: 'done' })
  expect(toggleTick(refused, 'meals', 'refused')).toEqual({})
  expect(listTicks(['medicine'], refused)).toEqual([])
})

test('All done does not change given answers, unless all are given', () => {
  const most = tickAll(asked, { meals: 'refused' })
  expect(most).toEqual({ medicine: 'done', meals: 'refused', walked: 'done' })
  expect(tickAll(asked, most)).toEqual({ medicine: 'done', meals: 'done', walked: 'done' })
})

test('saved ticks are restored', () => {
  const kept = [{ code: 'meals', result: 'refused' }] as const
  expect(listTicks(asked, readTicks(kept))).toEqual(kept)
})
