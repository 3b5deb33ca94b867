import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { expect, test } from 'vitest'
import { partsOf } from './breach-letters.ts'

const breach: Breach = {
  _id: 'x',
  code: 'B1',
  awareAt: '2026-06-10T05:00:00.000Z',
  dueAt: '2026-06-13T05:00:00.000Z',
  createdAt: '2026-06-10T05:00:00.000Z',
  closedAt: null,
  nature: 'nature',
  extent: 'extent',
  place: 'place',
  consequences: 'consequences',
  measures: 'measures',
  safetySteps: 'steps',
  cause: 'cause',
  findings: 'findings',
  remedies: 'remedies',
  startedAt: '2026-06-09T05:00:00.000Z',
  endedAt: '2026-06-09T06:00:00.000Z',
  boardToldAt: null,
  boardDetailedAt: null,
  extendedUntil: null,
  by: { _id: 'a', name: 'Meera Iyer' },
  people: { mailed: 9, called: 2, toCall: 1, firstAt: null, lastAt: null },
}
const say = { moment: (at: string) => at.slice(0, 10), people: ({ mailed }: Breach['people']) => `${mailed} told` }
const keysOf = (letter: 'board' | 'family') => partsOf(letter, breach, say).map(({ key }) => key)

test('the letter to the Board has all points of its rule, and the letter to families what concerns them', () => {
  const shared = ['nature', 'extent', 'when']
  const ofBoard = ['place', 'consequences', 'cause', 'measures', 'findings', 'remedies', 'told', 'awareAt']
  expect(keysOf('board')).toEqual([...shared, ...ofBoard])
  expect(keysOf('family')).toEqual([...shared, 'consequences', 'measures', 'safetySteps'])
  const board = partsOf('board', breach, say)
  expect(board.find(({ key }) => key === 'told')?.text).toBe('9 told')
  expect(board[2]?.text).toBe('2026-06-09 – 2026-06-09')
})
