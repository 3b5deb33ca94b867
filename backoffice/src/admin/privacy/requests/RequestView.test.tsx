import { privacyRequestSchema } from '@thodu/api/contract/privacy/requests.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aUser } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { RequestView } from './RequestView.tsx'

const read = 'GET /admin/privacy-requests/{id}'
const move = 'PUT /admin/privacy-requests/{id}'
const family = { _id: 'f1', name: 'Asha Rao', email: 'asha@example.in', phone: '9848012345' }
const request = sample(privacyRequestSchema, {
  _id: 'r1',
  code: 'P-K7M2PX',
  kind: 'access',
  text: 'What do you know of me?',
  status: 'new',
  name: 'Asha Rao',
  contact: 'asha@example.in',
  family,
  byPatient: false,
  keepFromFamily: false,
  proof: 'sign-in',
  answer: null,
  decidedAt: null,
  acknowledgedAt: null,
  correctedBy: null,
  isLate: false,
  nominee: { name: 'Sita Devi', phone: '9848012346', relation: 'Daughter', namedAt: '2026-05-01T00:00:00.000Z' },
})
const show = () => showOffice(<RequestView id="r1" />, { at: '/inbox' })
const bodies = () => wire.asked(move).map(({ body }) => body)

test('a request is acknowledged and answered (rule PRIV-R4)', async () => {
  wire.answer(read, request)
  wire.answer(move, request)
  const screen = await show()
  await expect.element(screen.getByText('What do you know of me?')).toBeVisible()
  await expect.element(screen.getByText('Sita Devi (Daughter), +91 98480 12346')).toBeVisible()
  await expect.element(screen.getByRole('radio')).not.toBeInTheDocument()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Acknowledge' }).click()
  await screen.getByRole('textbox', { name: 'Answer to the requester' }).fill(' Here it is. ')
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.poll(bodies).toEqual([{ status: 'acknowledged' }, { status: 'done', answer: 'Here it is.' }])
})

test('an erasure request warns that answering it closes the account (rule PRIV-R4)', async () => {
  wire.answer(read, { ...request, kind: 'erasure' })
  wire.answer(move, { ...request, kind: 'erasure' })
  const screen = await show()
  await expect.element(screen.getByText(/signed out and cannot sign in again/)).toBeVisible()
  await screen.getByRole('button', { name: 'Close the account and answer' }).click()
  await expect.poll(bodies).toEqual([{ status: 'done', answer: '' }])
})

test('a refusal requires a reason, and a failed connection does not clear it', async () => {
  wire.answer(read, request)
  wire.answer(move, noConnection)
  const screen = await show()
  await screen.getByRole('button', { name: 'Refuse' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Refuse' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('Care goes on.')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Care goes on.')
  expect(bodies()).toEqual([{ status: 'refused', reason: 'Care goes on.' }])
})

test('a request of an unknown person requires a proof of identity first (rule PRIV-R4)', async () => {
  const typed = {
    ...request,
    proof: null,
    family: null,
    nominee: null,
    byPatient: true,
    familyToldAt: null,
    contact: '+919848012345',
    isLate: true,
  }
  wire.answer(read, typed)
  wire.answer(move, typed)
  const { id: _, ...user } = aUser({ _id: 'f1', name: 'Asha Rao' })
  wire.answer('GET /admin/users', [user])
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Done' })).toBeDisabled()
  await expect.element(screen.getByText('First enter how you identified the requester.')).toBeVisible()
  await expect.element(screen.getByText(/Late: Acknowledge by/)).toBeVisible()
  await expect.element(screen.getByText(/once the requester is identified/)).toBeVisible()
  await expect.element(screen.getByText('There is no email address. Give the answer by phone.')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('combobox', { name: 'Find the family' }).click()
  await screen.getByRole('option', { name: /Asha Rao/ }).click()
  await screen.getByRole('radio', { name: 'Called the number on file' }).click()
  await screen.getByRole('button', { name: 'Save identification' }).click()
  await expect.poll(bodies).toEqual([{ status: 'acknowledged', family: 'f1', proof: 'call' }])
})

test('a correction links to the record and then to its audit entry', async () => {
  const asked = { ...request, kind: 'correction' } as const
  wire.answer(read, asked)
  const screen = await show()
  await expect.element(screen.getByText(/Change it on the page of the family/)).toBeVisible()
  wire.answer(read, {
    ...asked,
    status: 'done',
    decidedAt: '2026-06-10T06:30:00.000Z',
    correctedBy: {
      _id: 'a1',
      action: 'PATIENT_DETAILS_UPDATED',
      resourceId: 'b1',
      description: 'Booking K7M2PX: patientName',
      at: '2026-06-10T06:30:00.000Z',
    },
  })
  const after = await show()
  await expect
    .element(after.getByRole('link', { name: 'Show in the log' }))
    .toHaveAttribute('href', '/audit-logs?search=b1&action=PATIENT_DETAILS_UPDATED')
})

test('a verified person gets their data as a file, and other people do not (rule PRIV-D3)', async () => {
  wire.answer(read, request)
  let asked = 0
  wire.answerFile('/admin/privacy-requests/r1/data', () => {
    asked += 1
    return asked === 1 ? Response.json({ message: 'no' }, { status: 500 }) : new Response(new Uint8Array([80, 75]))
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect.element(screen.getByText('The file could not be loaded.')).toBeVisible()
  await screen.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => saved).toEqual(['data-P-K7M2PX.zip'])
})
