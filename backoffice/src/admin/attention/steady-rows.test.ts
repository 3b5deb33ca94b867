import type { AttentionList, AttentionRow } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionRowSchema } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionGroups } from '@thodu/api/contract/dashboard/attention-kinds'
import { expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { keepPlaces, rowKeyOf } from './steady-rows.ts'

const row = (id: string, more: Partial<AttentionRow> = {}): AttentionRow =>
  sample(attentionRowSchema, { _id: id, booking: null, group: 'stuck', ...more })
const counts = Object.fromEntries(attentionGroups.map((group) => [group, 0])) as AttentionList['counts']
const list = (...rows: AttentionRow[]): AttentionList => ({ at: '2026-11-23T15:00:00.000Z', counts, rows, next: null })

test('an update moves no shown row: new rows wait, and finished ones stay marked (rule HALL-8)', () => {
  const shown = list(row('a'), row('b'), row('c'))
  const fresh = list(row('new', { group: 'incidents' }), row('c', { who: 'Rajamma' }), row('a', { group: 'older' }))
  const steady = keepPlaces(shown, fresh, new Set())
  expect(steady.list.rows.map(({ _id, group, who }) => [_id, group, who])).toEqual([
    ['a', 'stuck', fresh.rows[2]?.who],
    ['b', 'stuck', shown.rows[1]?.who],
    ['c', 'stuck', 'Rajamma'],
  ])
  expect([[...steady.done], steady.more]).toEqual([['b'], 1])
})

test('a row that the admin finished leaves at once, unless its booking has another step (rule HALL-7)', () => {
  const booking = { _id: 'b1', bookingId: 'K7M2PX' }
  const shown = list(row('a'), row('match', { booking }))
  const finished = new Set(['a', rowKeyOf({ booking, _id: 'match' })])
  const next = row('verification', { booking })
  expect(keepPlaces(shown, list(next), finished).list.rows.map(({ _id }) => _id)).toEqual(['verification'])
  expect(keepPlaces(shown, list(), finished).list.rows).toEqual([])
})
