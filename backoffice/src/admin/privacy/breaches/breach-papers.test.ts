import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { expect, test } from 'vitest'
import { partsOf } from './breach-papers.ts'

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
const first = ['nature', 'extent', 'when', 'place', 'consequences']

test('the first report has nature, extent, time, place and likely impact; the detailed report has six points', () => {
  expect(partsOf('first', breach, say).map(({ key }) => key)).toEqual(first)
  const details = partsOf('details', breach, say)
  expect(details.map(({ key }) => key)).toEqual([...first, 'cause', 'measures', 'findings', 'remedies', 'told'])
  expect(details.at(-1)?.text).toBe('9 told')
  expect(details[2]?.text).toBe('2026-06-09 – 2026-06-09')
})
