import type { Offer } from '@thodu/api/contract/offers/offers.schema'
import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { type substitutesSchema, timeOffSchema } from '@thodu/api/contract/time-off/time-off.schema'
import { whatsAppSchema } from '@thodu/api/contract/whatsapp/whatsapp.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aSuggestion } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { EnterTimeOffDialog } from './EnterTimeOffDialog.tsx'

const suggest = 'GET /admin/time-off/substitutes'
const enter = 'POST /admin/time-off'
const laxmi = { _id: 'c2', name: 'Laxmi Bai', asksFirst: false, missingChecks: [] }
const kavitha = { _id: 'c3', name: 'Kavitha Devi', asksFirst: false, missingChecks: [] }
type Parts = Partial<ReturnType<typeof sample<typeof substitutesSchema>>['visits'][number]>
const visit = (_id: string, parts: Parts = {}) => ({
  _id,
  startsAt: '2026-12-01T03:30:00.000Z',
  endsAt: '2026-12-01T09:30:00.000Z',
  status: 'planned' as const,
  booking: { _id: `b-${_id}`, bookingId: 'K7M2PX', patientName: 'Lingamma Boda', area: 'Subedari' },
  suggested: laxmi._id,
  people: [laxmi, kavitha],
  ...parts,
})
const dialog = () => page.getByRole('dialog', { name: 'Bhagya Rao: time off' })
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

async function show(visits: ReturnType<typeof visit>[]) {
  const close = vi.fn()
  wire.answer(suggest, { visits })
  wire.answer(enter, sample(timeOffSchema, { status: 'approved' }))
  await showOffice(<EnterTimeOffDialog caretaker={{ _id: 'c1', name: 'Bhagya Rao' }} onClose={close} />)
  return close
}
const substitutes = () => dialog().getByRole('button', { name: /^Substitute for/ })
const sent = () => wire.asked(enter).at(-1)?.body

test('the sick leave of a caretaker for three days is entered in two presses, with a substitute for each visit (rule BOARD-6)', async () => {
  const close = await show([visit('v1'), visit('v2', { suggested: kavitha._id }), visit('v3', { suggested: null })])
  await press('3 days')
  await expect.element(dialog().getByRole('heading', { name: '3 visits on these days' })).toBeVisible()
  await expectAccessible()
  await press('Assign all as suggested')
  await expect.poll(sent).toMatchObject({
    caretaker: 'c1',
    kind: 'sick',
    openVisits: true,
    substitutes: [
      { visit: 'v1', caretaker: 'c2' },
      { visit: 'v2', caretaker: 'c3' },
    ],
  })
  const body = sent() as { startsAt: string; endsAt: string }
  const days = (Date.parse(body.endsAt) - Date.parse(body.startsAt)) / 86_400_000
  expect(days).toBeGreaterThan(2)
  expect(days).toBeLessThanOrEqual(3)
  // Each family with a substitute gets a drafted message about that visit.
  wire.answer('GET /admin/bookings/{id}/hand-off', sample(whatsAppSchema, { refusal: null, messages: [] }))
  await expect.element(dialog().getByText('Lingamma Boda: Laxmi Bai comes')).toBeVisible()
  await expect.element(dialog().getByText('Lingamma Boda: Kavitha Devi comes')).toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'WhatsApp: K7M2PX, Family' }).first().click()
  await expect
    .poll(() => wire.asked('GET /admin/bookings/{id}/hand-off').at(-1)?.query)
    .toEqual({ to: 'family', visit: 'v1' })
  expect(close).not.toHaveBeenCalled()
})

test('Undo is reachable by keyboard in an open dialog, takes the absence back and closes the dialog (rule DAY-26)', async () => {
  const close = await show([visit('v1')])
  wire.answer('POST /admin/time-off/{id}/undo', sample(timeOffSchema, { status: 'withdrawn' }))
  await press('Assign all as suggested')
  await expect.element(dialog().getByText('Lingamma Boda: Laxmi Bai comes')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  ;(undo.element() as HTMLElement).focus()
  await expect.element(undo).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(wire.asked('POST /admin/time-off/{id}/undo')).toHaveLength(1)
})

test('another substitute is chosen visit by visit, and a visit left open has no drafted message', async () => {
  // The two visits overlap, so the substitute of one is not offered for the other.
  const close = await show([visit('v1'), visit('v2', { suggested: kavitha._id })])
  const free = (_id: string, name: string) => aSuggestion({ caretaker: { _id, name } })
  wire.answer(
    'GET /admin/visits/{id}/suggestions',
    sample(suggestionsSchema, { version: 2, eligible: [free('c3', 'Kavitha Devi'), free('c4', 'Radha Rani')] }),
  )
  const chooser = page.getByRole('dialog', { name: 'Choose a caretaker' })
  await substitutes().first().click()
  await expect.element(chooser.getByText(/^Tue, Dec 1, 9:00 AM–3:00 PM, Lingamma Boda/)).toBeVisible()
  await expectAccessible()
  expect(chooser.getByRole('button', { name: /^Choose / }).elements()).toHaveLength(1)
  await chooser.getByRole('button', { name: 'Choose Radha Rani' }).click()
  await substitutes().last().click()
  await chooser.getByRole('button', { name: 'Leave unassigned' }).click()
  await dialog().getByRole('checkbox', { name: 'Draft WhatsApp messages to the families' }).click()
  await press('Assign as chosen')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject({ openVisits: true, substitutes: [{ visit: 'v1', caretaker: 'c4' }] })
})

test('all visits of a caretaker on sick leave are left open in one press', async () => {
  const close = await show([visit('v1'), visit('v2')])
  await press('Leave all unassigned')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject({ openVisits: true, substitutes: [] })
})

test('caretakers are asked for all visits that a sick colleague leaves open, with one draft each (rule OFFER-1)', async () => {
  const close = await show([visit('v1'), visit('v2')])
  await dialog().getByRole('checkbox', { name: 'Ask for those left unassigned' }).click()
  await press('Leave all unassigned')
  await expect
    .element(
      dialog()
        .getByRole('group', { name: /Lingamma Boda/ })
        .first(),
    )
    .toBeVisible()
  await expectAccessible()
  const offer = (visitId: string, name: string): Offer => ({
    ...{ _id: `o-${name}`, visit: visitId, caretaker: { _id: name, name }, askedBy: 'Meera Iyer' },
    ...{ askedAt: '2026-12-01T01:30:00.000Z', decides: 'first-yes', answer: null, answeredAt: null, state: 'open' },
    message: {
      language: 'te',
      text: 'Can you?',
      link: 'https://care.example.org/te/take#a.b',
      url: 'https://wa.me/91',
    },
  })
  wire.answer('POST /admin/offers', {
    offers: [offer('v1', 'Laxmi'), offer('v2', 'Laxmi'), offer('v1', 'Kavitha'), offer('v2', 'Kavitha')],
  })
  await press('Ask 2 caretakers')
  await expect.element(dialog().getByRole('link', { name: 'WhatsApp to Laxmi' })).toBeVisible()
  expect(wire.asked('POST /admin/offers').at(-1)?.body).toEqual({
    visits: [
      { visit: 'v1', caretakers: ['c2', 'c3'] },
      { visit: 'v2', caretakers: ['c2', 'c3'] },
    ],
    decides: 'first-yes',
  })
  expect(
    dialog()
      .getByText(/2 visits/)
      .elements(),
  ).toHaveLength(2)
  await expectAccessible()
  await press('Done')
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})

test('a visit in progress is not offered for a substitute', async () => {
  await show([visit('v1', { status: 'started', suggested: null, people: [] })])
  await expect.element(dialog().getByText('Under way until 3:00 PM. The time off begins then.')).toBeVisible()
  await press('Save')
  await expect.poll(sent).toBeDefined()
  expect(sent()).not.toHaveProperty('substitutes')
})

test('an absence until a later day has its own fields, and its visits can stay open too', async () => {
  await show([visit('v1', { suggested: null })])
  await press('Away')
  await press('Until…')
  await dialog().getByLabelText('Until', { exact: true }).fill('2099-01-01T12:00')
  await dialog().getByLabelText('From', { exact: true }).fill('2098-12-24T09:00')
  await press('Leave all unassigned')
  await expect.poll(sent).toMatchObject({
    kind: 'leave',
    startsAt: '2098-12-24T03:30:00.000Z',
    endsAt: '2099-01-01T06:30:00.000Z',
    openVisits: true,
    substitutes: [],
  })
})

test('a refusal is shown beside the input and can be sent again', async () => {
  await show([visit('v1')])
  wire.answer(enter, refuse('visit.caretaker_busy', 409))
  await dialog().getByRole('textbox', { name: 'Reason' }).fill('Fever')
  await press('Assign all as suggested')
  await expect.element(dialog().getByText(failures['visit.caretaker_busy'])).toBeVisible()
  await expect.element(dialog().getByRole('textbox', { name: 'Reason' })).toHaveValue('Fever')
})
