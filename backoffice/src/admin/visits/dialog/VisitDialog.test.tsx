import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { changedVisitSchema, visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aSuggestion } from '../../../../harness/rows.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { VisitDialogHost } from './VisitDialogHost.tsx'

const one = 'GET /admin/visits/{id}'
const change = 'PUT /admin/visits/{id}'
const skip = 'POST /admin/visits/{id}/skip'
const suggest = 'GET /admin/visits/{id}/suggestions'

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
const given = sample(visitSchema, { reason: null })
type Visit = typeof given
const aVisit = (parts: Partial<Visit> = {}): Visit => ({
  ...given,
  _id: 'v1',
  revision: 7,
  status: 'planned',
  startsAt: inHours(48),
  endsAt: inHours(54),
  caretaker: { _id: 'c1', name: 'Kavitha Devi', phone: '9876500001' },
  booking: { ...given.booking, patientName: 'Narsamma' },
  ...parts,
})
function open(visit: Visit, at = '/today?visit=v1') {
  wire.answer(one, visit)
  return showOffice(<VisitDialogHost />, { at })
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('the dialog shows patient, caretaker and actions, and Close returns to the screen', async () => {
  await open(aVisit())
  await expect.element(page.getByText('Narsamma').first()).toBeVisible()
  await expect.element(page.getByText('Kavitha Devi').first()).toBeVisible()
  await expectAccessible()
  for (const name of ['Change caretaker', 'Move', 'Cancel this visit', 'Start on caretaker’s behalf'])
    await expect.element(button(name)).toBeVisible()
  await button('Close').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => address).toBe('/today')
})

test('a visit that cannot be loaded offers another try', async () => {
  wire.answer(one, refuse('request.conflict', 409))
  await showOffice(<VisitDialogHost />, { at: '/today?visit=v1' })
  await expect.element(page.getByText('The visit could not be loaded.')).toBeVisible()
  wire.answer(one, aVisit())
  await button('Try again').click()
  await expect.element(page.getByText('Narsamma').first()).toBeVisible()
})

test('a weekday is reassigned with the revision that was shown', async () => {
  const visit = aVisit()
  await open(visit)
  wire.answer(
    suggest,
    sample(suggestionsSchema, {
      version: 2,
      eligible: [aSuggestion({ caretaker: { _id: 'c2', name: 'Radha Rani' } })],
      blocked: [
        {
          caretaker: { _id: 'c3', name: 'Sita Bound' },
          taken: [],
          reasons: [{ code: 'visit.overlap', text: 'Sita is with another family then.' }],
        },
      ],
    }),
  )
  await button('Change caretaker').click()
  await expect.element(button('Save')).toBeDisabled()
  const who = page.getByRole('group', { name: 'Caretaker' })
  await who.getByRole('button', { name: 'Not possible (1)' }).click()
  await expect.element(who.getByText(/Sita is with another family then\./)).toBeVisible()
  await who.getByRole('button', { name: 'Choose Radha Rani' }).click()
  await expect.element(who.getByText('Caretaker: Radha Rani')).toBeVisible()
  await page.getByRole('radio', { name: /^This one and each / }).click()
  await expectAccessible()
  wire.answer(change, sample(changedVisitSchema, { visit, warnings: [] }))
  await button('Save').click()
  await expect.element(page.getByText('The visit was changed.')).toBeVisible()
  expect(wire.asked(change)).toEqual([
    { params: { id: 'v1' }, query: {}, body: { caretaker: 'c2', scope: 'following', revision: 7 } },
  ])
})

test('a refused move shows the server’s message and does not clear the times', async () => {
  await open(aVisit())
  wire.answer(change, refuse('visit.stale', 409))
  await button('Move').click()
  const from = page.getByLabelText('From')
  const until = page.getByLabelText('Until')
  await from.fill('21:00')
  await until.fill('05:00')
  await expect.element(page.getByText('the next day')).toBeVisible()
  await button('Save').click()
  await expect.element(page.getByRole('dialog').getByText(failures['visit.stale'])).toBeVisible()
  await expect.element(from).toHaveValue('21:00')
  await expect.element(until).toHaveValue('05:00')
  const [sent] = wire.asked(change)
  const { startsAt = '', endsAt = '' } = sent?.body ?? {}
  expect(Date.parse(String(endsAt)) - Date.parse(String(startsAt))).toBe(8 * 3_600_000)
  await button('Back').click()
  await expect.element(button('Move')).toBeVisible()
})

test('a visit is cancelled with a reason and its charge', async () => {
  const visit = aVisit()
  await open(visit)
  wire.answer(skip, { ...visit, status: 'skipped' })
  await button('Cancel this visit').click()
  await expect.element(page.getByText('The caretaker does not come. The family is informed.')).toBeVisible()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Cancel this visit', exact: true })
  await expect.element(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Reason' }).fill(' In hospital ')
  await page.getByRole('combobox', { name: 'What the family pays' }).click()
  await page.getByRole('option', { name: 'Charge waived by the office' }).click()
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText('The visit was changed.')).toBeVisible()
  expect(wire.asked(skip)[0]?.body).toEqual({ reason: 'In hospital', charge: 'waived' })
})

test('a click outside the dialog does not clear a half-written reason, nor does leaving the screen', async () => {
  const screen = await open(aVisit())
  await button('Cancel this visit').click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The daughter rang')
  document.querySelector<HTMLElement>('.MuiDialog-container')?.click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('The daughter rang')
  await screen.unmount()
  await open(aVisit())
  await button('Cancel this visit').click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('The daughter rang')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a future cancelled visit is restored in one press, a past one is not', async () => {
  const skipped = aVisit({ status: 'skipped' })
  const screen = await open(skipped)
  wire.answer('POST /admin/visits/{id}/bring-back', { ...skipped, status: 'planned' })
  await button('Restore').click()
  await expect.element(page.getByText('The visit is planned again.')).toBeVisible()
  expect(wire.asked('POST /admin/visits/{id}/bring-back')[0]?.body).toEqual({ revision: 7 })
  await screen.unmount()
  await open(aVisit({ status: 'skipped', startsAt: inHours(-30), endsAt: inHours(-24) }))
  await expect.element(button('Close')).toBeVisible()
  await expect.element(button('Restore')).not.toBeInTheDocument()
})

test('a visit that only its caretaker reported is confirmed after a call (rule VISIT-27)', async () => {
  const confirm = 'POST /admin/visits/{id}/confirm'
  const family = { name: 'Ravi Kumar', phone: '9876500042' }
  const done = aVisit({ status: 'done', need: 'unproved', booking: { ...given.booking, family } })
  await open(done)
  await button('Confirm after a call').click()
  const reached = page.getByRole('textbox', { name: 'Confirmed by' })
  await expect.element(reached).toHaveValue('Ravi Kumar')
  await expect.element(page.getByRole('link', { name: 'Call Ravi Kumar (family)' })).toBeVisible()
  await expectAccessible()
  await reached.fill(' ')
  await expect.element(button('Confirm visit')).toBeDisabled()
  await reached.fill('Latha, his wife ')
  wire.answer(confirm, { ...done, need: 'over', startProof: 'office', endProof: 'office' })
  wire.answer(one, { ...done, need: 'over' })
  await button('Confirm visit').click()
  await expect.element(page.getByText('The visit is confirmed.')).toBeVisible()
  const [sent] = wire.asked(confirm).map(({ body }) => body)
  expect(sent?.reached).toBe('Latha, his wife')
  expect(Math.abs(Date.parse(sent?.calledAt ?? '') - Date.now())).toBeLessThan(120_000)
  await expect.element(button('Confirm after a call')).not.toBeInTheDocument()
})
