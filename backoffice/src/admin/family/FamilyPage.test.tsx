import { auditLogSchema } from '@thodu/api/contract/audit/audit.schema'
import { familySchema, waitingSchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { officeMoneySchema } from '@thodu/api/contract/money/money.schema'
import { familyConsentsSchema } from '@thodu/api/contract/privacy/consents.schema'
import { noticeVersion } from '@thodu/api/contract/privacy/notice'
import { retentionRowSchema } from '@thodu/api/contract/privacy/retention.schema'
import { texts } from '@thodu/api/contract/texts'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aBooking, aCaretaker, aMessage } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { FamilyPage } from './FamilyPage.tsx'

const read = 'GET /admin/families/{id}'
const note = 'POST /admin/families/{id}/notes'
const block = 'POST /admin/families/{id}/blocks'
const unblock = 'DELETE /admin/families/{id}/blocks/{caretaker}'
const retention = 'GET /admin/retention/{family}'
const restrict = 'POST /admin/retention/{family}/restrict'

type Parts = Parameters<typeof sample<typeof familySchema>>[1]
const { id: _, ...message } = aMessage()
const family = (parts: Parts = {}) =>
  sample(familySchema, {
    _id: 'f1',
    name: 'Lakshmi Rao',
    email: 'lakshmi@example.in',
    phone: '9876543210',
    location: 'Hanamkonda',
    role: 'user',
    nominee: null,
    bookings: [aBooking({ _id: 'b1', bookingId: 'K7M2PX', status: 'active' })],
    messages: [message],
    ...parts,
  })
const aNote = (text: string) => ({
  _id: text,
  note: text,
  author: 'Anita Office',
  createdAt: '2026-11-20T04:30:00.000Z',
})
const aBlock = {
  caretaker: { _id: 'c1', name: 'Kavitha Devi' },
  reason: 'Came late twice',
  by: 'Anita Office',
  createdAt: '2026-11-20T04:30:00.000Z',
}
function show(at = '/families/f1') {
  wire.answer('GET /admin/visits', [visit])
  wire.answer('GET /admin/bookings/{id}/history', [])
  wire.answer('GET /admin/access-log', [])
  wire.answer(
    'GET /admin/families/{id}/consents',
    sample(familyConsentsSchema, { version: noticeVersion, boxes: [], history: [], toldAt: null }),
  )
  return showOffice(<FamilyPage />, { at, path: '/families/:id' })
}
const visit = sample(visitSchema, {
  status: 'started',
  startedAt: '2026-11-20T04:30:00.000Z',
  caretaker: { _id: 'c1', name: 'Kavitha Devi', phone: '' },
})
const region = (name: string) => page.getByRole('region', { name })

test('the page shows everything of a family, and marks unverified messages (rule OFF-22)', async () => {
  wire.answer(read, family())
  await show()
  await expect.element(region('Person').getByText('Hanamkonda')).toBeVisible()
  await expect
    .element(region('Person').getByRole('link', { name: 'lakshmi@example.in' }))
    .toHaveAttribute('href', 'mailto:lakshmi@example.in')
  await expect
    .element(region('Bookings (1)').getByRole('link', { name: 'K7M2PX' }))
    .toHaveAttribute('href', '/bookings/b1')
  await expect.element(region('Patients (1)').getByText('Narsamma Rao')).toBeVisible()
  await expect.element(page.getByText('Do you have somebody for nights?')).toBeVisible()
  await expectAccessible()
})

test('the page begins with the number, Book and Note, who is there, and the balance (rule OFF-22)', async () => {
  wire.answer('GET /admin/waiting', sample(waitingSchema, { money: { claims: 0, refunds: 0, lateRefunds: 0 } }))
  wire.answer('GET /admin/bookings/{id}/money', {
    ...sample(officeMoneySchema),
    balance: -4_000,
    paidUntil: null,
  })
  wire.answer(read, family())
  await show()
  await expect.element(page.getByRole('heading', { name: 'Lakshmi Rao' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /98765 43210/ }).first())
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect.element(page.getByText(/^Kavitha Devi is with the patient since /)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '₹4,000 to pay' }))
    .toHaveAttribute('href', '/bookings/b1?tab=money')
  await expect.element(page.getByRole('link', { name: 'Book', exact: true })).toHaveAttribute('href', '/book')
  expect(page.getByText(/^Close account/).elements()).toEqual([])
})

test('consents, a readable history and the readers are tabs (rules OFF-22, OFF-38)', async () => {
  const log = {
    action: 'ADMIN_ACTION',
    description: 'Added an email address for Lakshmi Rao',
    bookingId: '',
    status: 'success',
  } as const
  const logs = [sample(auditLogSchema, log), sample(auditLogSchema, { ...log, _id: 'l2', bookingId: 'K7M2PX' })]
  wire.answer(read, family({ history: logs }))
  await show()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect.element(region('History')).toBeVisible()
  await expect.element(region('Account (1)')).toMatchTextContent(/^Account \(1\)Added an email address for Lakshmi Rao/)
  expect(page.getByText('Admin action').elements()).toEqual([])
  await expectAccessible()
  await page.getByRole('tab', { name: 'Consents' }).click()
  await expect.element(region('Consents')).toBeVisible()
  await page.getByRole('tab', { name: 'Who looked' }).click()
  await expect.element(region('Who looked')).toBeVisible()
  expect(wire.asked('GET /admin/access-log')[0]?.query).toMatchObject({ filter: '{"subject":"f1"}' })
})

test('the family page shows a loading, a failed and a not-found state', async () => {
  const first = later<ReturnType<typeof refuse>>()
  wire.answer(read, () => first.promise)
  const screen = await show()
  await expect.element(page.getByRole('status', { name: 'Loading…' })).toBeVisible()
  first.give(refuse('request.conflict', 409))
  await expect.element(page.getByText('The family could not be loaded.')).toBeVisible()
  wire.answer(read, family())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(region('Person')).toBeVisible()
  await screen.unmount()
  wire.answer(read, refuse('request.not_found', 404))
  await show()
  await expect.element(page.getByRole('link', { name: texts.pages.goHome })).toBeVisible()
  await expect.element(page.getByText('The family could not be loaded.')).not.toBeInTheDocument()
})

test('a refused note is not lost, and a saved one is in the list (rule OFF-26)', async () => {
  wire.answer(read, family())
  wire.answer(note, refuse('request.conflict', 409))
  await show()
  const text = page.getByRole('textbox', { name: 'New note' })
  const save = page.getByRole('button', { name: 'Save' })
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await text.fill(' Rings after six only. ')
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText(/Another person changed this/).first()).toBeVisible()
  await expect.element(text).toHaveValue(' Rings after six only. ')
  wire.answer(note, [aNote('Rings after six only.')])
  wire.answer(read, family({ notes: [aNote('Rings after six only.')] }))
  await save.click()
  await expect.element(page.getByText('The note was saved.')).toBeVisible()
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(region('Office notes (1)').getByText('Rings after six only.')).toBeVisible()
  expect(wire.asked(note).at(-1)?.body).toEqual({ note: 'Rings after six only.' })
})

test('a caretaker is blocked with a reason, which can be undone (rule MATCH-3)', async () => {
  wire.answer(read, family())
  wire.answer('GET /admin/caretakers', [aCaretaker({ _id: 'c1', name: 'Kavitha Devi' })])
  wire.answer(block, [aBlock])
  await show()
  await region('Do not send').getByRole('button', { name: 'Add a caretaker' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which caretaker should not be sent?' })
  const save = dialog.getByRole('button', { name: 'Add a caretaker' })
  await expect.element(save).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Caretaker' }).click()
  await page.getByRole('option', { name: 'Kavitha Devi' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Came late twice')
  await expectAccessible()
  wire.answer(read, family({ blocks: [aBlock] }))
  await save.click()
  await expect.element(page.getByText('The caretaker was added.')).toBeVisible()
  expect(wire.asked(block)[0]?.body).toEqual({ caretaker: 'c1', reason: 'Came late twice' })
  wire.answer(unblock, [])
  await region('Do not send (1)').getByRole('button', { name: 'Remove: Kavitha Devi' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => wire.asked(block)).toHaveLength(2)
  expect(wire.asked(unblock)[0]?.params).toEqual({ id: 'f1', caretaker: 'c1' })
  expect(wire.asked(block)[1]?.body).toEqual({ caretaker: 'c1', reason: 'Came late twice' })
})

test('a family is restricted only after its consequences were shown, and not with open care (rule PRIV-K2)', async () => {
  const row = sample(retentionRowSchema, {
    _id: 'f1',
    obstacle: 'account.has_open_bookings',
    careUntil: '2029-11-20',
    booksUntil: null,
    keptUntil: '2029-11-20',
  })
  wire.answer(read, family())
  wire.answer(retention, row)
  await show()
  const forget = async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Close account, erase data' }).click()
  }
  await expect.element(page.getByRole('button', { name: 'More' })).toBeVisible()
  expect(page.getByText('Close account, erase data').elements()).toEqual([])
  await forget()
  const dialog = page.getByRole('dialog', { name: 'Close the account of Lakshmi Rao?' })
  await expect.element(dialog.getByText('A booking is still open. Cancel or complete it first.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close the account' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  wire.answer(retention, { ...row, obstacle: null })
  wire.answer(restrict, { ...row, obstacle: null })
  await forget()
  await expect.element(dialog.getByText(/^Care, until /)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Close the account' }).click()
  await expect.element(page.getByText('Closed. Only this list shows the family now.')).toBeVisible()
  expect(wire.asked(restrict)).toHaveLength(1)
})
