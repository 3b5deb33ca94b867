import type { AttentionList as AttentionAnswer } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionRowSchema } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionGroups } from '@thodu/api/contract/dashboard/attention-kinds'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { AttentionListCard } from './AttentionList.tsx'
import { useAttention } from './use-attention.ts'

const nothing = {
  area: '',
  booking: null,
  remark: null,
  trouble: null,
  change: null,
  breach: null,
  promise: null,
  also: [],
  promises: [],
}
const row = (who: string, group: (typeof attentionGroups)[number]) =>
  sample(attentionRowSchema, { ...nothing, kind: 'promise', promise: 'match', group, _id: who, who })
const counts = (some: Partial<AttentionAnswer['counts']>) =>
  ({ ...Object.fromEntries(attentionGroups.map((group) => [group, 0])), ...some }) as AttentionAnswer['counts']
const answer = (rows: AttentionAnswer['rows'], some: Partial<AttentionAnswer['counts']>): AttentionAnswer => ({
  at: '2026-11-23T15:00:00.000Z',
  counts: counts(some),
  rows,
  next: null,
})
function Shown() {
  return <AttentionListCard {...useAttention()} ActDialog={() => null} />
}

test('rows are grouped with counts, and those older than a week are folded (rule HALL-1)', async () => {
  const rows = [row('Lingamma', 'unassigned'), row('Rajamma', 'absent'), row('Old One', 'older')]
  wire.answer('GET /admin/hall', answer(rows, { unassigned: 1, absent: 1, older: 1 }))
  const screen = await showOffice(<Shown />)
  await expect.element(screen.getByRole('heading', { name: 'Needs action now 2' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 3 }).elements()
  expect(headings.map((one) => one.textContent)).toEqual([
    'Unassigned, already started 1',
    'Not arrived 1',
    'Older than a week 1',
  ])
  await expect.element(screen.getByText('Lingamma')).toBeVisible()
  await expect.element(screen.getByText('Old One')).not.toBeVisible()
  await expectAccessible()
  await screen.getByText('Older than a week 1').click()
  await expect.element(screen.getByText('Old One')).toBeVisible()
})

test('a group of stuck bookings shows three rows, unfolds the others in place, and counts those that were not sent (rule HALL-1)', async () => {
  const rows = Array.from({ length: 10 }, (_, place) => row(`Family ${place}`, 'stuck'))
  wire.answer('GET /admin/hall', answer(rows, { stuck: 12 }))
  const screen = await showOffice(<Shown />)
  await expect.element(screen.getByText('Family 2')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(3)
  await screen.getByRole('button', { name: 'Show 7 more' }).click()
  await expect.element(screen.getByText('Family 9')).toBeVisible()
  await expect.element(screen.getByText('2 more are not shown.')).toBeVisible()
})

test('a group without room is folded to its heading with the count, and red groups always have room (rule HALL-1)', async () => {
  const busy = { unassigned: 10, absent: 1, soon: 6, requests: 1 } as const
  const rows = Object.entries(busy).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, place) => row(`${group} ${place}`, group as keyof typeof busy)),
  )
  wire.answer('GET /admin/hall', answer(rows, busy))
  const screen = await showOffice(<Shown />)
  await expect.element(screen.getByText('absent 0')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(6)
  await expect.element(screen.getByText('soon 0')).not.toBeVisible()
  await screen.getByText(/^Starts within 48 h.* 6$/).click()
  await expect.element(screen.getByText('soon 5')).toBeVisible()
})

test('an empty attention list shows that all is clear', async () => {
  wire.answer('GET /admin/hall', answer([], {}))
  const screen = await showOffice(<Shown />)
  await expect.element(screen.getByText('All clear')).toBeVisible()
  await expect.element(screen.getByRole('switch', { name: 'Sound when a visit is late' })).not.toBeChecked()
  await expectAccessible()
})
