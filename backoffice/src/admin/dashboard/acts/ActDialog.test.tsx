import { assignedBookingSchema } from '@thodu/api/contract/bookings/assigned-booking.schema'
import { bookingSchema } from '@thodu/api/contract/bookings/booking-answer.schema'
import { changeRequestSchema } from '@thodu/api/contract/bookings/change-requests.schema'
import type { AttentionList, AttentionRow, RowPromise } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionRowSchema } from '@thodu/api/contract/dashboard/attention.schema'
import { attentionGroups } from '@thodu/api/contract/dashboard/attention-kinds'
import { promiseSchema } from '@thodu/api/contract/promises/promises.schema'
import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { callCardSchema } from '@thodu/api/contract/telephone/telephone.schema'
import { changedVisitSchema, visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aBooking, aCaretaker, aCaretakerPage, aSuggestion } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { AttentionListCard } from '../../attention/AttentionList.tsx'
import { useAttention } from '../../attention/use-attention.ts'
import { AdminTools } from '../../navigation/AdminTools.tsx'
import { ActDialog } from './ActDialog.tsx'

const nothing = {
  area: '',
  remark: null,
  trouble: null,
  change: null,
  breach: null,
  notice: null,
  unchecked: null,
  unconfirmed: null,
}
const plain = { ...nothing, caretaker: null, phone: '', promise: null, also: [], promises: [] }
const at = '2026-11-23T12:22:00.000Z'
const row = (who: string, more: Partial<AttentionRow>) =>
  sample(attentionRowSchema, {
    ...{ ...plain, kind: 'promise', group: 'stuck', _id: `step-${who}`, who, at },
    ...{ booking: { _id: `booking-${who}`, bookingId: 'K7M2PX' }, ...more },
  })
const stuck = (who: string, more: Partial<AttentionRow> = {}) => row(who, { promise: 'match', ...more })

function answerWith(rows: AttentionRow[]) {
  const counts = attentionGroups.map((group) => [group, rows.filter((one) => one.group === group).length])
  const list = { at: '2026-11-23T15:00:00.000Z', counts: Object.fromEntries(counts), rows, next: null }
  wire.answer('GET /admin/hall', list as AttentionList)
}
function Shown() {
  return (
    <>
      <AdminTools />
      <main>
        <AttentionListCard {...useAttention()} ActDialog={ActDialog} />
      </main>
    </>
  )
}
async function show(rows: AttentionRow[]) {
  await page.viewport(1440, 900)
  answerWith(rows)
  await showOffice(<Shown />)
  for (const { who } of rows) await expect.element(page.getByText(who, { exact: true })).toBeInTheDocument()
}
const suggested = sample(suggestionsSchema, {
  ...{ version: 2, requiredChecks: [], askFirst: [], blocked: [] },
  eligible: [aSuggestion({ caretaker: { _id: 'c1', name: 'Suresh Babu' } })],
})
const link = (who: string) => page.getByRole('link', { name: who, exact: true })

test('with keys alone two bookings are assigned in a row, and the second assignment is undone (rules HALL-7, BOOK-18)', async () => {
  await show([stuck('Lakshmi'), stuck('Rajamma'), stuck('Yellaiah')])
  wire.answer('GET /admin/bookings/{id}/suggestions', suggested)
  const assign = 'PUT /admin/bookings/{id}/status'
  wire.answer(assign, sample(assignedBookingSchema, aBooking()))
  await userEvent.keyboard('j')
  await expect.element(link('Lakshmi')).toHaveFocus()
  await userEvent.keyboard('jk')
  await expect.element(link('Lakshmi')).toHaveFocus()
  for (const [who, next, left] of [
    ['Lakshmi', 'Rajamma', ['Rajamma', 'Yellaiah']],
    ['Rajamma', 'Yellaiah', ['Yellaiah']],
  ] as const) {
    await userEvent.keyboard('a')
    await expect.element(page.getByRole('button', { name: 'Choose Suresh Babu' })).toHaveFocus()
    answerWith(left.map((one) => stuck(one)))
    await userEvent.keyboard('{Enter}')
    await expect.element(link(who)).not.toBeInTheDocument()
    await expect.element(link(next)).toHaveFocus()
  }
  expect(address).toBe('/')
  expect(wire.asked(assign).map(({ params, body }) => [params.id, body])).toEqual([
    ['booking-Lakshmi', { assignedCaregiver: 'c1' }],
    ['booking-Rajamma', { assignedCaregiver: 'c1' }],
  ])
  const undo = 'POST /admin/bookings/{id}/undo'
  wire.answer(undo, aBooking())
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => wire.asked(undo).map(({ params }) => params.id)).toEqual(['booking-Rajamma'])
})

test('a visit without a caretaker and a late one are replaced, and a later visit is assigned with Undo (rule HALL-7)', async () => {
  const late = row('Lingamma', { kind: 'absent', group: 'absent', _id: 'v1', caretaker: 'Jyothi' })
  const open = row('Sambaiah', { kind: 'open', group: 'soon', _id: 'v2' })
  await show([late, open])
  wire.answer('GET /admin/visits/{id}/suggestions', suggested)
  const changed = (revision: number) =>
    sample(changedVisitSchema, { visit: sample(visitSchema, { revision }), warnings: [] })
  wire.answer('POST /admin/visits/{id}/replace', changed(1))
  await page.getByRole('button', { name: 'Replace: Lingamma' }).click()
  answerWith([open])
  await page.getByRole('button', { name: 'Choose Suresh Babu' }).click()
  await expect.element(link('Sambaiah')).toHaveFocus()
  expect(wire.asked('POST /admin/visits/{id}/replace')).toMatchObject([
    { params: { id: 'v1' }, body: { caretaker: 'c1' } },
  ])
  const change = 'PUT /admin/visits/{id}'
  wire.answer('GET /admin/visits/{id}', sample(visitSchema, { revision: 4 }))
  wire.answer(change, changed(5))
  await userEvent.keyboard('a')
  answerWith([])
  await page.getByRole('button', { name: 'Choose Suresh Babu' }).click()
  await expect.element(page.getByText('All clear')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => wire.asked(change).map(({ body }) => body))
    .toEqual([
      { caretaker: 'c1', revision: 4 },
      { caretaker: null, revision: 5 },
    ])
})

const promise = (kind: RowPromise['kind'], isLate: boolean): RowPromise => ({
  ...{ _id: `p-${kind}`, kind, dueAt: at, isLate, reason: null },
})

test('the menu of a row gives its late promises one reason, which can be undone (rule PROM-7)', async () => {
  await show([stuck('Lakshmi', { promises: [promise('match', true), promise('verification', true)] })])
  await userEvent.keyboard('je')
  await page.getByRole('menuitem', { name: 'Reason for the delay' }).click()
  const explain = 'PUT /admin/promises'
  wire.answer(explain, { ids: ['p-match'] })
  await page.getByRole('textbox', { name: 'Note (optional)' }).fill('The line was down')
  await expectAccessible()
  await page.getByRole('button', { name: 'Our delay' }).click()
  await expect.element(page.getByText('The reason was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => wire.asked(explain).map(({ body }) => body))
    .toEqual([
      { ids: ['p-match', 'p-verification'], reason: 'our-delay', note: 'The line was down' },
      { ids: ['p-match'], reason: null },
    ])
})

test('a promise is put on hold and the checks are confirmed, each with a reason (rules PROM-3, PROM-6)', async () => {
  await show([row('Lakshmi', { promise: 'verification', promises: [promise('verification', false)] })])
  const update = 'PUT /admin/promises/{id}'
  wire.answer(update, sample(promiseSchema))
  await page.getByRole('button', { name: 'More for Lakshmi' }).click()
  await page.getByRole('menuitem', { name: 'Put on hold' }).click()
  const why = page.getByRole('textbox', { name: 'Why' })
  await expect.element(why).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enter a reason first.')).toBeVisible()
  await expectAccessible()
  await why.fill('She asked for the evening')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The promise is on hold.')).toBeVisible()
  await page.getByRole('button', { name: 'Checks done: Lakshmi' }).click()
  await why.fill('Police check seen')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('The checks are recorded as done.')).toBeVisible()
  expect(wire.asked(update).map(({ body }) => body)).toMatchObject([
    { hold: { reason: 'She asked for the evening' } },
    { verified: true, reason: 'Police check seen' },
  ])
})

test('the checks of the caretakers are entered above the list (rule MATCH-8)', async () => {
  const one = { kind: 'unchecked', group: 'checks', booking: null, at: null, unchecked: 1, who: '' } as const
  answerWith([row('Nobody', one)])
  const lacking = aCaretaker({ _id: 'c1', name: 'Kavitha', checks: { required: ['police', 'id'], missing: ['id'] } })
  wire.answer('GET /admin/caretakers', [lacking])
  wire.answer('GET /admin/caretakers/{id}', aCaretakerPage({ _id: 'c1', name: 'Kavitha' }))
  await showOffice(<Shown />)
  await page.getByRole('button', { name: 'Enter checks: 1 caretaker without checks' }).click()
  const list = page.getByRole('dialog', { name: '1 caretaker without checks' })
  await expect.element(list.getByRole('listitem')).toMatchTextContent(/^Kavitha/)
  await expectAccessible()
  await list.getByRole('button', { name: /Kavitha/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Enter checks' })).toBeVisible()
})

test('all unassigned visits are assigned as suggested in one dialog, which keeps those that were refused (rule HALL-9)', async () => {
  const open = (who: string, more: Partial<AttentionRow> = {}) =>
    row(who, { kind: 'open', group: 'soon', _id: `visit-${who}`, at: '2099-11-24T03:30:00.000Z', ...more })
  await show([open('Rajamma'), open('Yellaiah')])
  const visit = (who: string, startsAt: string, suggested: string | null) => ({
    _id: `visit-${who}`,
    startsAt,
    endsAt: '2099-11-24T09:30:00.000Z',
    status: 'planned' as const,
    booking: { _id: `booking-${who}`, bookingId: 'K7M2PX', patientName: who, area: 'Kazipet' },
    suggested,
    people: [{ _id: 'c1', name: 'Suresh Babu', asksFirst: false, missingChecks: [] }],
  })
  const visits = [
    visit('Lingamma', '2026-01-01T03:30:00.000Z', 'c1'),
    visit('Rajamma', '2099-11-24T03:30:00.000Z', 'c1'),
    visit('Yellaiah', '2099-11-24T03:30:00.000Z', null),
  ]
  wire.answer('GET /admin/unassigned-visits', { visits })
  wire.answer('GET /admin/visits/{id}', sample(visitSchema, { _id: 'visit-Rajamma', revision: 3 }))
  const put = 'PUT /admin/visits/{id}'
  const replace = 'POST /admin/visits/{id}/replace'
  wire.answer(put, refuse('visit.caretaker_busy', 409))
  wire.answer(replace, sample(changedVisitSchema, { warnings: [] }))
  await page.getByRole('button', { name: 'Assign all…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign all…' })
  await expect.element(dialog.getByText('3 visits without a caretaker')).toBeVisible()
  await expectAccessible()
  wire.answer('GET /admin/unassigned-visits', { visits: visits.slice(1) })
  await dialog.getByRole('button', { name: 'Assign all as suggested' }).click()
  await expect.element(dialog.getByText('1 visit could not be assigned.')).toBeVisible()
  await expect.element(dialog.getByText('2 visits without a caretaker')).toBeVisible()
  expect(wire.asked(replace).map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'visit-Lingamma' }, { caretaker: 'c1' }],
  ])
  expect(wire.asked(put).map(({ body }) => body)).toEqual([{ caretaker: 'c1', revision: 3 }])
  wire.answer(put, sample(changedVisitSchema, { warnings: [] }))
  await dialog.getByRole('button', { name: 'Assign all as suggested' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a call and a change request are answered in two presses above the list, without the inbox (rule HALL-7)', async () => {
  const change = row('Padma', { kind: 'change', group: 'requests' })
  const open = { call: 1, callback: 0, message: 0, change: 1, privacy: 0 }
  wire.answer('GET /admin/inbox', { rows: [], more: false, open })
  const card = { key: 'step-Lakshmi', phone: '+919876500041', name: 'Lakshmi', families: [] }
  wire.answer('GET /admin/call-sheet', [sample(callCardSchema, { ...card, when: 'due', openedBy: null })])
  const request = sample(changeRequestSchema, { state: 'open', words: 'Twice late.' })
  wire.answer('GET /admin/bookings/{id}', sample(bookingSchema, { changeRequest: request }))
  await show([row('Lakshmi', { kind: 'call', group: 'calls' }), change])
  await page.getByRole('button', { name: 'Open call: Lakshmi' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('link', { name: /^Call / })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: '1 Reached' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Answer: Padma' }).click()
  await expect.element(dialog.getByText('Twice late.')).toBeVisible()
  const answered = sample(bookingSchema, { changeRequest: { ...request, state: 'done' as const } })
  wire.answer('PUT /admin/bookings/{id}/change-request', answered)
  wire.answer('GET /admin/bookings/{id}', answered)
  await dialog.getByRole('button', { name: 'Mark as done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address).toBe('/')
})
