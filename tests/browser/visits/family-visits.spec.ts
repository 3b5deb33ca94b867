import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'
import { insertVisit } from './insert-visit.ts'

const day = 24 * 60

test('a family moves a visit after a conflict, skips one and reports an absent caretaker', async ({
  server,
  people,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const { caretaker, customer, booking } = await makeJob(people, { status: 'active', startsIn: 0 })
  const other = await makeJob(people, { client: 'Other Family', startsIn: 0 })
  const late = insertVisit(server, { booking, caretaker, startsIn: -20, minutes: 60 })
  insertVisit(server, { booking, caretaker, startsIn: 3 * day, minutes: 60 })
  insertVisit(server, { booking, caretaker, startsIn: 4 * day, minutes: 60 })
  const read = () => customer.api.call<FamilyVisit[]>(`/booking/${booking._id}/visits`)
  const page = await signedInAs(customer)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/profile#bookings')
  const part = page.getByRole('region', { name: 'Visits' })
  await expect(part.getByText(/Sridevi · not started yet, 2\d minutes late/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'the visits of a booking')

  // Another booking takes the time before the click: the day stays, and other times are offered.
  await part.getByText(/^Change a visit/).click()
  await part.getByRole('button', { name: /^Move/ }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Move this visit' })
  await expectAccessible(page, 'moving a visit')
  await dialog.getByRole('button', { name: 'Move the visit' }).press('Enter')
  await expect(dialog.getByText('Please choose one of the free times.')).toBeVisible()
  const times = dialog.getByRole('radio')
  // Not next to the present time of the visit, at which its caretaker is busy already.
  const own = Date.parse((await read()).filter(({ status }) => status === 'planned')[1]?.startsAt ?? '')
  const offered = await times.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const taken = offered.find((time) => Math.abs(Date.parse(time) - own) >= 60 * 60_000) ?? ''
  await dialog.locator(`input[value="${taken}"]`).focus()
  await page.keyboard.press('Space')
  insertVisit(server, {
    booking: other.booking,
    caretaker,
    startsIn: Math.ceil((Date.parse(taken) - Date.now()) / 60_000),
    minutes: 60,
  })
  await dialog.getByRole('button', { name: 'Move the visit' }).click()
  await expect(dialog.getByText('That time has just been taken.')).toBeVisible()
  await expect(dialog.locator(`input[value="${taken}"]`)).toHaveCount(0)
  await times.last().check()
  const wanted = await times.last().inputValue()
  await dialog.getByRole('button', { name: 'Move the visit' }).click()
  await expect(part.getByText(/^The visit is moved: /)).toBeVisible()
  await expect(part.getByText(/moved from/).first()).toBeVisible()
  expect((await read()).filter(({ startsAt, status }) => startsAt === wanted && status === 'planned')).toHaveLength(1)

  await part.getByRole('button', { name: /^Skip/ }).last().click()
  await page.getByRole('dialog').getByLabel('Why do you want to skip it?').fill('We travel')
  await page.getByRole('dialog').getByRole('button', { name: 'Skip the visit' }).click()
  const skipped = part.locator('.done').filter({ hasText: /^The visit is skipped: / })
  await expect(skipped).toBeFocused()
  await expect(skipped).toBeInViewport()
  expect((await read()).filter(({ reason }) => reason === 'We travel')).toHaveLength(1)

  await part.getByRole('button', { name: 'Nobody has come' }).click()
  // Closing the question reports nothing.
  await part.getByRole('button', { name: 'Go back' }).click()
  expect((await read()).find(({ _id }) => _id === late)?.absentReportedAt).toBeNull()
  await part.getByRole('button', { name: 'Nobody has come' }).click()
  await part.getByRole('button', { name: 'Nobody is here' }).click()
  await expect(
    part.getByText(/^You told us at .* We are looking for another caregiver and will call you\.$/),
  ).toBeVisible()
  expect((await read()).find(({ _id }) => _id === late)?.absentReportedAt).not.toBeNull()
  await caretaker.api.call(`/caretaker/visits/${late}/start`, {
    method: 'POST',
    body: { clientEventId: crypto.randomUUID() },
  })
  await page.reload()
  await part.getByRole('button', { name: 'Yes, the caregiver is here' }).click()
  await expect(part.getByText('Thank you. Now we know that the caregiver is with you.')).toBeVisible()
  expect((await read()).find(({ _id }) => _id === late)?.startProof).toBe('family')
})
