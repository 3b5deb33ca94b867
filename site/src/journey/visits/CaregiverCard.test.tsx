import type { Caregiver } from '@thodu/api/contract/visits/caregiver-card.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { CaregiverCard } from './CaregiverCard.tsx'

const read = 'GET /booking/{id}/caregiver'
const booking = { _id: 'b1', patientDetails: { patientName: 'Narsamma' } }
const sridevi: Caregiver = {
  name: 'Sridevi',
  photo: null,
  languages: ['te', 'hi'],
  training: 'Nursing aide, six months',
  worksSince: 2016,
  checks: [{ kind: 'police', on: '2026-10-12' }],
  chosenFor: ['Speaks Telugu', 'Lives close to you'],
  isWelcome: null,
  visits: 12,
  thereSince: '2026-11-25T02:32:00.000Z',
  insteadOf: null,
  next: null,
  nextVisit: null,
  lastWords: { text: 'Ate well, walked to the gate.', at: '2026-11-24T14:30:00.000Z' },
}
const onAsk = vi.fn()
const show = () => showIsland(<CaregiverCard booking={booking} heading="h3" onAsk={onAsk} />)

test('shows the caregiver, the start of the visit, the checks and the last note', async () => {
  wire.answer(read, { caregiver: sridevi })
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Sridevi comes to Narsamma' })).toBeVisible()
  await expect.element(screen.getByText('In the house since 8:02 AM.', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Speaks Telugu, Hindi')).toBeVisible()
  await expect.element(screen.getByText('Police check seen Oct 12, 2026')).toBeVisible()
  await expect.element(screen.getByText('12 visits with you so far')).toBeVisible()
  await expect.element(screen.getByText('Ate well, walked to the gate.')).toBeVisible()
  await expectAccessible()
})

test('facts the office has not checked or recorded are left out, and without a caregiver nothing is shown', async () => {
  const bare = {
    languages: [],
    training: null,
    worksSince: null,
    checks: [],
    chosenFor: [],
    visits: 0,
    thereSince: null,
    lastWords: null,
  }
  wire.answer(read, { caregiver: { ...sridevi, ...bare } })
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'Sridevi comes to Narsamma' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toEqual([])
  expect(screen.getByText('seen', { exact: false }).elements()).toEqual([])
})

test('the next visit is the one of the patient, with who comes and whom they replace (rule DAY-19)', async () => {
  const startsAt = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const nextVisit = { startsAt, caretaker: 'Sridevi', insteadOf: null }
  wire.answer(read, { caregiver: { ...sridevi, name: 'Kavitha', insteadOf: 'Sridevi', next: startsAt, nextVisit } })
  const screen = await show()
  await expect.element(screen.getByText('In the house since 8:02 AM, today instead of Sridevi.')).toBeVisible()
  await expect.element(screen.getByText(/^Next visit: Tomorrow, .+: Sridevi\.$/)).toBeVisible()
})

test('a next visit that nobody is assigned to is shown as such', async () => {
  const startsAt = new Date(Date.now() + 24 * 3_600_000).toISOString()
  wire.answer(read, { caregiver: { ...sridevi, nextVisit: { startsAt, caretaker: null, insteadOf: null } } })
  const screen = await show()
  await expect.element(screen.getByText(/^Next visit: Tomorrow, .+: caregiver not chosen yet\.$/)).toBeVisible()
})

test('the family requests another caregiver with one click, and not twice (rule BOOK-19)', async () => {
  wire.answer(read, { caregiver: sridevi })
  const screen = await show()
  await screen.getByRole('button', { name: 'Ask for another caregiver' }).click()
  await expect.poll(() => onAsk).toHaveBeenCalledOnce()
})

test('the reason for a new caregiver is shown, and one click welcomes them (rule DAY-20)', async () => {
  const welcome = 'POST /booking/{id}/caregiver/welcome'
  const fresh = { ...sridevi, visits: 1, isWelcome: false }
  wire.answer(read, { caregiver: fresh })
  wire.answer(welcome, noConnection)
  const screen = await show()
  await expect.element(screen.getByText('Lives close to you')).toBeVisible()
  await expectAccessible()
  const yes = screen.getByRole('button', { name: 'Yes, thank you' })
  await yes.click()
  await expect.element(screen.getByText('No answer counts as yes, too.', { exact: false })).toBeVisible()
  wire.answer(welcome, { caregiver: { ...fresh, isWelcome: true } })
  await yes.click()
  await expect.element(screen.getByText('Thank you. The office sees your answer.')).toBeVisible()
  expect(yes.elements()).toEqual([])
})
