import { attentionRowSchema } from '@thodu/api/contract/dashboard/attention.schema'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice } from '../../../harness/show.tsx'
import { AttentionRowCard } from './AttentionRowCard.tsx'

const now = '2026-11-23T15:00:00.000Z'
const row = sample(attentionRowSchema, {
  kind: 'remark',
  group: 'requests',
  _id: 'v1',
  who: 'Narsamma Rao',
  at: '2026-11-23T14:40:00.000Z',
  booking: { _id: 'b1', bookingId: 'K7M2PX' },
  caretaker: 'Kavitha Devi',
  area: '',
  phone: '9876500042',
  remark: { startsAt: '2026-11-23T02:30:00.000Z', text: 'The door stood open.' },
  trouble: null,
  change: null,
  breach: null,
  promise: null,
  notice: null,
  also: [],
})
type Row = typeof row
let acts: string[]
beforeEach(() => {
  acts = []
})
const onAct: Parameters<typeof AttentionRowCard>[0]['onAct'] = (act, step) => void acts.push(`${act} ${step._id}`)
const show = (shown: Row) =>
  showOffice(
    <ol>
      <AttentionRowCard row={shown} now={now} onAct={onAct} />
    </ol>,
  )

test('the row of a complaint shows patient, visit, text, the family’s number and the next step (rule HALL-1)', async () => {
  const screen = await show(row)
  await expect.element(screen.getByRole('link', { name: 'Narsamma Rao' })).toBeVisible()
  await expect.element(screen.getByText(/Complaint about the visit of 8:00 AM \(Kavitha Devi\), 8:10 PM/)).toBeVisible()
  await expect.element(screen.getByText('The door stood open.')).toBeVisible()
  const call = screen.getByRole('link', { name: 'Call the family of Narsamma Rao, +91 98765 00042' })
  await expect.element(call).toHaveAttribute('href', 'tel:9876500042')
  await screen.getByRole('button', { name: 'Record what was done: Narsamma Rao' }).click()
  expect(acts).toEqual(['record v1'])
  await expectAccessible()
})

test('the row of a family’s request shows its kind and text, and opens its card (rules HALL-1, HALL-7)', async () => {
  const change = { kind: 'another-caretaker', reason: 'times', from: null, until: null, words: 'Twice late.' } as const
  const screen = await show({ ...row, kind: 'change', caretaker: null, remark: null, change })
  await expect.element(screen.getByText(/Asks for another caretaker: not on time. Asked 8:10 PM/)).toBeVisible()
  await expect.element(screen.getByText('Twice late.')).toBeVisible()
  await screen.getByRole('button', { name: 'Answer: Narsamma Rao' }).click()
  expect(acts).toEqual(['card v1'])
})

test('the row of an incident shows reporter, text and both numbers, and links to the visit (rules HALL-1, DAY-23)', async () => {
  const family = { name: 'Savitri Rao', phone: '9876500043' }
  const trouble = { kind: 'fall', text: 'She slipped.', seenBy: null, visitId: 'v1', startsAt: now, family } as const
  const incident: Row = { ...row, kind: 'trouble', group: 'incidents', _id: 't1', remark: null, trouble }
  const screen = await show(incident)
  await expect
    .element(screen.getByText(/Somebody fell at the visit of 8:30 PM; reported by Kavitha Devi, 8:10 PM/))
    .toBeVisible()
  await expect.element(screen.getByText('She slipped.')).toBeVisible()
  const numbers = screen.getByRole('link', { name: /^Call / }).elements()
  expect(numbers.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Call Kavitha Devi, +91 98765 00042', 'tel:9876500042'],
    ['Call Savitri Rao, +91 98765 00043', 'tel:9876500043'],
  ])
  await screen.getByRole('button', { name: 'Record what was done: Narsamma Rao' }).click()
  expect(acts).toEqual(['record t1'])
  await expectAccessible()
  await screen.unmount()
  const taken = await show({ ...incident, trouble: { ...trouble, seenBy: 'Meera Iyer' } })
  await expect.element(taken.getByText(/Meera Iyer has taken it up/)).toBeVisible()
})

test('the row of a data breach shows the Board’s deadline and links to its page (rules HALL-1, PRIV-B1)', async () => {
  const nothing = { booking: null, caretaker: null, phone: '', remark: null }
  const at = '2026-11-25T08:10:00.000Z'
  const screen = await show({ ...row, ...nothing, kind: 'breach', _id: 'x1', who: 'B2', at, breach: { isTold: false } })
  await expect.element(screen.getByRole('heading', { name: 'Data breach B2' })).toBeVisible()
  await expect.element(screen.getByText('Board: first report due now, details within 41 h')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open: Data breach B2' }))
    .toHaveAttribute('href', '/breaches/x1')
  await expectAccessible()
})

test('the rows of an unassigned visit and an absent caretaker have different texts and numbers (rule HALL-1)', async () => {
  const visit: Row = { ...row, remark: null, at: '2026-11-23T12:22:00.000Z' }
  const screen = await show({ ...visit, kind: 'unassigned', group: 'unassigned', caretaker: null })
  await expect.element(screen.getByText('No caretaker assigned; was due 5:52 PM, 2 h 38 min late')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Call the family of Narsamma Rao/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Assign: Narsamma Rao' }).click()
  expect(acts).toEqual(['assign v1'])
  await screen.unmount()
  const absent = await show({ ...visit, kind: 'absent', group: 'absent' })
  await expect.element(absent.getByText('Kavitha Devi has not arrived; was due 5:52 PM, 2 h 38 min late')).toBeVisible()
  await expect.element(absent.getByRole('link', { name: /^Call Kavitha Devi/ })).toBeVisible()
  await expect.element(absent.getByRole('button', { name: 'Replace: Narsamma Rao' })).toBeVisible()
  await absent.getByRole('button', { name: 'More for Narsamma Rao' }).click()
  await absent.getByRole('menuitem', { name: 'Record arrival' }).click()
  expect(acts).toEqual(['assign v1', 'arrived v1'])
})

test('the row of a booking shows its most urgent step and the overdue call to its family (rule HALL-1)', async () => {
  const { group: _, also: __, ...step } = row
  const booking: Row = {
    ...row,
    kind: 'noPlan',
    group: 'soon',
    _id: 'b1',
    remark: null,
    at: '2026-11-23T18:30:00.000Z',
  }
  const screen = await show({
    ...booking,
    also: [{ ...step, kind: 'call', _id: 'key', remark: null, at: '2026-11-23T14:56:00.000Z' }],
  })
  await expect.element(screen.getByText('No visit planned; care starts Tue, Nov 24 with Kavitha Devi')).toBeVisible()
  await screen.getByRole('button', { name: 'Call overdue since 8:26 PM' }).click()
  expect(acts).toEqual(['card key'])
  await expect
    .element(screen.getByRole('link', { name: 'Plan visits: Narsamma Rao' }))
    .toHaveAttribute('href', '/bookings/b1')
  await expectAccessible()
})

test('a second step of the same booking is in its row and has its own act (rule HALL-6)', async () => {
  const { group: _, also: __, promises: ___, ...step } = { ...row, remark: null, at: '2026-11-23T13:30:00.000Z' }
  const screen = await show({
    ...row,
    ...{ kind: 'unassigned', group: 'unassigned', caretaker: null, remark: null, at: '2026-11-23T12:22:00.000Z' },
    also: [{ ...step, kind: 'absent', _id: 'v2' }],
  })
  await screen.getByRole('button', { name: 'Kavitha Devi has not arrived; was due 7:00 PM, 1 h 30 min late' }).click()
  expect(acts).toEqual(['assign v2'])
  await expectAccessible()
})

test('a row takes 44 px on a wide screen, and a row that a colleague finished has no act (rule HALL-8)', async () => {
  await page.viewport(1440, 900)
  const visit: Row = { ...row, kind: 'absent', group: 'absent', remark: null, at: '2026-11-23T12:22:00.000Z' }
  const screen = await show({ ...visit, area: 'Kazipet', who: 'Venkata Lakshmi Narasimha Rao' })
  const item = screen.getByRole('listitem')
  await expect.element(item).toMatchTextContent(/Kazipet · K7M2PX/)
  expect(item.element().getBoundingClientRect().height).toBe(44)
  await screen.unmount()
  const done = await showOffice(
    <ol>
      <AttentionRowCard row={visit} now={now} isDone onAct={onAct} />
    </ol>,
  )
  await expect.element(done.getByText('Done by a colleague')).toBeVisible()
  await expect.element(done.getByRole('button', { name: 'Replace: Narsamma Rao' })).toBeDisabled()
})

test('the row of a server notice states whom to contact and has no link (rule OPS-19)', async () => {
  const notice: Row = {
    ...row,
    ...{ kind: 'notice', group: 'system', _id: 'mail_failing', who: '', booking: null, caretaker: null, phone: '' },
    ...{ remark: null, notice: 'mail_failing' },
  }
  const screen = await show(notice)
  await expect.element(screen.getByRole('heading', { name: 'Mail' })).toBeVisible()
  await expect
    .element(screen.getByText(/No mail has been sent since 8:10 PM.*Tell the person who looks after the server/))
    .toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
  await expectAccessible()
})
