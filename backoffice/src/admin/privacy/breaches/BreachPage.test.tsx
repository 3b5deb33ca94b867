import { breachSchema } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { BreachPage } from './BreachPage.tsx'

const nobody = { mailed: 0, called: 0, toCall: 0, firstAt: null, lastAt: null }
const breach = sample(breachSchema, {
  _id: 'x1',
  code: 'B2',
  awareAt: '2026-06-10T05:00:00.000Z',
  dueAt: '2099-06-13T05:00:00.000Z',
  closedAt: null,
  nature: 'A laptop was stolen.',
  extent: null,
  place: null,
  consequences: null,
  measures: null,
  safetySteps: null,
  cause: null,
  findings: null,
  remedies: null,
  startedAt: null,
  endedAt: null,
  boardToldAt: null,
  boardDetailedAt: null,
  extendedUntil: null,
  people: nobody,
})
const show = () => showOffice(<BreachPage />, { at: '/breaches/x1', path: '/breaches/:id' })
const read = 'GET /admin/breaches'
const post = 'POST /admin/breaches'
const put = 'PUT /admin/breaches/{id}'
const tell = 'POST /admin/breaches/{id}/tell'

const anOpen = {
  _id: 'a2',
  name: 'Padma Rao',
  email: 'padma@example.in',
  phone: '',
  hasAccount: true,
  state: 'open' as const,
  toldAt: null,
}

test('only changed fields are sent, and a refusal does not clear them', async () => {
  wire.answer(read, [breach])
  wire.answer(put, refuse('breach.closed', 409))
  const screen = await show()
  await expectAccessible()
  const means = screen.getByRole('textbox', { name: 'Possible consequences for people' })
  await means.fill('Strangers may call.')
  await screen.getByRole('button', { name: 'Save' }).first().click()
  await expect.element(screen.getByText('This breach is closed and cannot be changed.')).toBeVisible()
  await expect.element(means).toHaveValue('Strangers may call.')
  expect(wire.asked(put)[0]?.body).toEqual({ consequences: 'Strangers may call.' })
  await screen.unmount()
  const again = await show()
  await expect
    .element(again.getByRole('textbox', { name: 'Possible consequences for people' }))
    .toHaveValue('Strangers may call.')
})

test('the number of people is shown before they are notified', async () => {
  wire.answer(read, [breach])
  wire.answer('POST /admin/breaches/{id}/people', {
    people: 12,
    withoutAccount: 0,
    told: 2,
    mails: 9,
    calls: 1,
    seen: null,
    list: [anOpen],
  })
  wire.answer(tell, refuse('breach.incomplete', 409))
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: /^Inform \d/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show people' }).click()
  await expect.element(screen.getByText(/12 people\. Informed before or on the call list: 2/)).toBeVisible()
  await expect.element(screen.getByText('padma@example.in')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await screen.getByLabelText('People affected').selectOptions('booking')
  await expect.element(screen.getByRole('button', { name: /^Inform \d/ })).not.toBeInTheDocument()
  await screen.getByRole('textbox', { name: 'Booking number' }).fill(' K7M2PX ')
  await screen.getByRole('button', { name: 'Show people' }).click()
  await screen.getByRole('button', { name: 'Inform 10 people' }).click()
  await expect.element(screen.getByText(/^Enter what happened, the possible/)).toBeVisible()
  expect(wire.asked(tell)[0]?.body).toEqual({ whom: { kind: 'booking', booking: 'K7M2PX' } })
  await expectAccessible()
})

test('data seen in lists count as well as opened data, unless the box leaves lists out', async () => {
  const count = 'POST /admin/breaches/{id}/people'
  const seen = { opened: 1, listedOnly: 67 }
  wire.answer(read, [breach])
  wire.answer(count, { people: 68, withoutAccount: 20, told: 0, mails: 60, calls: 8, seen, list: [] })
  const screen = await show()
  await screen.getByLabelText('People affected').selectOptions('viewer')
  await screen.getByRole('textbox', { name: 'E-mail address of that user' }).fill('snoop@example.in')
  await screen.getByLabelText('From').fill('2026-06-10T10:00')
  await screen.getByLabelText('Until').fill('2026-06-10T11:00')
  await screen.getByRole('button', { name: 'Show people' }).click()
  await expect.element(screen.getByText(/Data opened: 1\. Data in lists only: 67\./)).toBeVisible()
  await expect.element(screen.getByText(/People who wrote without an account: 20\./)).toBeVisible()
  wire.answer(count, { people: 1, withoutAccount: 0, told: 0, mails: 1, calls: 0, seen, list: [] })
  await screen.getByRole('checkbox', { name: 'Only records that were opened, without lists' }).click()
  await screen.getByRole('button', { name: 'Show people' }).click()
  await expect.element(screen.getByRole('button', { name: 'Inform 1 person' })).toBeVisible()
  expect(wire.asked(count).map(({ body }) => body)).toMatchObject([
    { whom: { kind: 'viewer', email: 'snoop@example.in', openedOnly: false } },
    { whom: { openedOnly: true } },
  ])
  await expectAccessible()
})

test('people without an email address are listed for a call and marked', async () => {
  wire.answer(read, [{ ...breach, people: { ...nobody, mailed: 9, toCall: 1 } }])
  const silent = { ...anOpen, _id: 'a1', name: 'Savitri Rao', email: '', phone: '9876500077', state: 'toCall' as const }
  const counts = { people: 1, withoutAccount: 0, told: 1, mails: 0, calls: 0, seen: null }
  const people = 'POST /admin/breaches/{id}/people'
  wire.answer(people, { ...counts, list: [silent] })
  const noted = 'POST /admin/breaches/{id}/calls/{account}'
  wire.answer(noted, undefined)
  const screen = await show()
  await screen.getByRole('button', { name: 'Show people' }).click()
  await expect.element(screen.getByRole('link', { name: '+91 98765 00077' })).toBeVisible()
  expect(wire.asked(people)[0]?.body).toEqual({})
  await screen.getByRole('button', { name: 'Called: Savitri Rao' }).click()
  await expect.poll(() => wire.asked(noted).length).toBe(1)
  await expect.poll(() => wire.asked(people).length).toBe(2)
})

test('the page shows both deadlines and writes a letter to the Board and one to families', async () => {
  wire.answer(read, [{ ...breach, safetySteps: 'Tell nobody a code.' }])
  const screen = await show()
  await expect.element(screen.getByText('Due at once')).toBeVisible()
  await expect.element(screen.getByText(/^Due by Jun 13, 2099/)).toBeVisible()
  await screen.getByText('Letter to the Board', { exact: true }).click()
  await expect.element(screen.getByText('Facts, circumstances and reasons')).toBeVisible()
  await screen.getByText('Letter to families', { exact: true }).click()
  await expect.element(screen.getByText('What you can do now')).toBeVisible()
  await expectAccessible()
})

test('an empty page is reported, and a refused new breach keeps its fields', async () => {
  wire.answer(read, [])
  wire.answer(post, refuse('server.failed', 500))
  const screen = await showOffice(<BreachPage />, { at: '/breaches' })
  await expect.element(screen.getByText('No breach so far.')).toBeVisible()
  await screen.getByRole('button', { name: 'Report a data breach' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Report a data breach' })
  await dialog.getByLabelText(/^When did you become aware/).fill('2026-06-10T10:30')
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('A laptop was stolen.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => wire.asked(post).length).toBe(1)
  expect(wire.asked(post)[0]?.body).toMatchObject({
    awareAt: '2026-06-10T05:00:00.000Z',
    nature: 'A laptop was stolen.',
  })
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  // The button was disabled during the request, so the dialog takes the focus back.
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Report a data breach' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'What happened' })).toHaveValue('A laptop was stolen.')
  wire.answer(post, sample(breachSchema))
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => wire.asked(post).length).toBe(2)
  const [one, other] = wire.asked(post).map(({ body }) => (body as { clientEventId: string }).clientEventId)
  expect(other).toBe(one)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('breaches that cannot be loaded offer another try', async () => {
  wire.answer(read, refuse('server.failed', 500))
  const screen = await show()
  await expect.element(screen.getByText('The breaches could not be loaded.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /again/i })).toBeVisible()
})
