import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { changedVisitSchema, visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../../harness/show.tsx'
import { VisitDialogHost } from './VisitDialogHost.tsx'

const one = 'GET /admin/visits/{id}'
const change = 'PUT /admin/visits/{id}'
const skip = 'POST /admin/visits/{id}/skip'
const start = 'POST /admin/visits/{id}/start'
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

test('it says whose it is, who comes and what can be done, and Close leads back to the screen behind it', async () => {
  await open(aVisit())
  await expect.element(page.getByText('Narsamma').first()).toBeVisible()
  await expect.element(page.getByText('Kavitha Devi').first()).toBeVisible()
  await expectAccessible()
  for (const name of ['Give to somebody else', 'Move', 'Skip', 'Begin by office'])
    await expect.element(button(name)).toBeVisible()
  await button('Close').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => address).toBe('/today')
})

test('what cannot be loaded says so, and is asked for again', async () => {
  wire.answer(one, refuse('request.conflict', 409))
  await showOffice(<VisitDialogHost />, { at: '/today?visit=v1' })
  await expect.element(page.getByText('The visit could not be loaded.')).toBeVisible()
  wire.answer(one, aVisit())
  await button('Try again').click()
  await expect.element(page.getByText('Narsamma').first()).toBeVisible()
})

test('somebody else goes, on this weekday from now on: the revision that was seen is sent along', async () => {
  const visit = aVisit()
  await open(visit)
  wire.answer(
    suggest,
    sample(suggestionsSchema, {
      version: 2,
      eligible: [{ caretaker: { _id: 'c2', name: 'Radha Rani' }, taken: [], score: 71, reasons: [] }],
      blocked: [
        {
          caretaker: { _id: 'c3', name: 'Sita Bound' },
          taken: [],
          reasons: [{ code: 'visit.overlap', text: 'Sita is with another family then.' }],
        },
      ],
    }),
  )
  await button('Give to somebody else').click()
  await expect.element(button('Save')).toBeDisabled()
  const who = page.getByRole('combobox', { name: 'Who comes' })
  await who.click()
  await expect.element(page.getByRole('option', { name: /Sita Bound/ })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Sita is with another family then.')).toBeVisible()
  await page.getByRole('option', { name: /Radha Rani/ }).click()
  await page.getByRole('radio', { name: /^This one and each / }).click()
  await expectAccessible()
  wire.answer(change, sample(changedVisitSchema, { visit, warnings: [] }))
  await button('Save').click()
  await expect.element(page.getByText('The visit was changed.')).toBeVisible()
  expect(wire.asked(change)).toEqual([
    { params: { id: 'v1' }, query: {}, body: { caretaker: 'c2', scope: 'following', revision: 7 } },
  ])
})

test('a refused move says why in the server’s words and keeps what was chosen', async () => {
  await open(aVisit())
  wire.answer(change, refuse('visit.stale', 409))
  await button('Move').click()
  const from = page.getByLabelText('From')
  const until = page.getByLabelText('Until')
  await from.fill('21:00')
  await until.fill('05:00')
  await expect.element(page.getByText('the day after')).toBeVisible()
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

test('it is skipped with a reason, and what the family pays is said with it', async () => {
  const visit = aVisit()
  await open(visit)
  wire.answer(skip, { ...visit, status: 'skipped' })
  await button('Skip').click()
  await expect.element(page.getByText('Nobody comes. The family is told.')).toBeVisible()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Skip', exact: true })
  await expect.element(save).toBeDisabled()
  await page.getByRole('textbox', { name: 'Reason' }).fill(' In hospital ')
  await page.getByRole('combobox', { name: 'What the family pays' }).click()
  await page.getByRole('option', { name: 'Not charged, by decision of the office' }).click()
  await expectAccessible()
  await save.click()
  await expect.element(page.getByText('The visit was changed.')).toBeVisible()
  expect(wire.asked(skip)[0]?.body).toEqual({ reason: 'In hospital', charge: 'waived' })
})

test('a press beside the dialog loses nothing that is being typed, and who leaves finds the words again', async () => {
  const screen = await open(aVisit())
  await button('Skip').click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The daughter rang')
  document.querySelector<HTMLElement>('.MuiDialog-container')?.click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('The daughter rang')
  await screen.unmount()
  await open(aVisit())
  await button('Skip').click()
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('The daughter rang')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the office begins it for somebody who rang: sent twice after a failure it is one event', async () => {
  const visit = aVisit({ startsAt: inHours(-0.2), endsAt: inHours(5) })
  await open(visit)
  wire.answer(start, refuse('request.conflict', 409))
  await button('Begin by office').click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('She rang from the door')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Begin by office', exact: true })
  await save.click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  wire.answer(start, { ...visit, status: 'started' })
  await save.click()
  await expect.element(page.getByText('The visit was changed.')).toBeVisible()
  const events = wire.asked(start).map(({ body }) => body.clientEventId)
  expect(events).toHaveLength(2)
  expect(new Set(events).size).toBe(1)
})

test('a skipped visit that lies ahead is brought back in one press; one behind is not', async () => {
  const skipped = aVisit({ status: 'skipped' })
  const screen = await open(skipped)
  wire.answer('POST /admin/visits/{id}/bring-back', { ...skipped, status: 'planned' })
  await button('Bring it back').click()
  await expect.element(page.getByText('The visit is planned again.')).toBeVisible()
  expect(wire.asked('POST /admin/visits/{id}/bring-back')[0]?.body).toEqual({ revision: 7 })
  await screen.unmount()
  await open(aVisit({ status: 'skipped', startsAt: inHours(-30), endsAt: inHours(-24) }))
  await expect.element(button('Close')).toBeVisible()
  await expect.element(button('Bring it back')).not.toBeInTheDocument()
})
