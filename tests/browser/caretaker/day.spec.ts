import type { Page } from '@playwright/test'
import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { insertVisit } from '../visits/insert-visit.ts'
import { outlastHastyTap } from './hasty-tap.ts'
import { makeJob, readJob } from './jobs.ts'

const offline = 'No connection. The data shown may be old; we keep trying.'

async function expectNoFindings(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0)
}

test('a caretaker on a phone gets a job, calls, starts, adds a note without a network, and ends', async ({
  people,
  signedInAs,
  context,
}) => {
  test.setTimeout(120_000)
  const caretaker = await people.caretaker()
  const page = await signedInAs(caretaker)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/caretaker')
  await expect(page.getByText('No bookings assigned to you at the moment')).toBeVisible()

  const job = await makeJob(people, { caretaker, client: 'Kavitha Rani', startsIn: 0 })
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByText('New', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expectNoFindings(page, 'a new job')

  // The caretaker calls the family. The test checks the link, because the dialler is not ours.
  const call = today.getByRole('link', { name: 'Call Kavitha Rani' })
  await expect(call).toHaveAttribute('href', 'tel:9876543210')
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  await expect(today.getByText('New', { exact: true })).toHaveCount(0)

  for (const [button, done] of [
    ['Start Care', 'confirmed'],
    ['Begin Active Care', 'active'],
  ] as const) {
    await today.getByRole('button', { name: button }).click()
    await expect(page.getByText(`The booking is now ${done}.`)).toBeVisible()
  }
  await expectNoFindings(page, 'care in progress')

  await today.getByRole('link', { name: 'Narsamma Rao' }).click()
  await page.getByRole('textbox', { name: 'New note' }).fill('Walked to the gate and back')

  // Without a network the note stays visible and is not shown as saved.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(page.getByText(/Saved on this phone/).first()).toBeVisible()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await expect(page.getByText('Walked to the gate and back')).toBeVisible()
  await expectNoFindings(page, 'without a network')
  await context.setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0, { timeout: 15_000 })
  await expect
    .poll(async () => (await readJob(job)).caretakerNotes.map(({ note }) => note))
    .toEqual(['Walked to the gate and back'])

  await page.goBack()
  await today.getByRole('button', { name: 'Mark Completed' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('Is the care finished?')
  await expectNoFindings(page, 'the last question')
  await outlastHastyTap(page)
  await question.getByRole('button', { name: 'Mark Completed' }).click()
  await expect(page.getByText('The booking is now completed.')).toBeVisible()
  await expect(today).toHaveCount(0)
  expect((await readJob(job)).status).toBe('completed')
  await expect(page.getByLabel('Your work in numbers')).toHaveText(/Completed Jobs1/)
})

test('a caretaker works through the same day with the keyboard only', async ({ people, signedInAs }) => {
  const job = await makeJob(people, { startsIn: 0 })
  const page = await signedInAs(job.caretaker)
  await page.goto('/caretaker')
  await expect(page.getByRole('button', { name: 'Start Next Job' })).toBeVisible()
  const today = page.getByRole('region', { name: 'Today' })
  const reach = async (name: string) => {
    const target = today.getByRole('button', { name }).or(today.getByRole('link', { name }))
    for (let tabs = 0; tabs < 30 && !(await target.evaluate((node) => node === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  for (const [button, status] of [
    ['Start Care', 'confirmed'],
    ['Begin Active Care', 'active'],
  ] as const) {
    await reach(button)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`The booking is now ${status}.`)).toBeVisible()
  }
  await reach('Mark Completed')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await outlastHastyTap(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mark Completed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The booking is now completed.')).toBeVisible()
  expect((await readJob(job)).status).toBe('completed')
})

test('a code typed wrong and then right proves the visit to admins (rules DAY-21, JRN-29)', async ({
  server,
  people,
  signedInAs,
}) => {
  const { caretaker, customer, booking } = await makeJob(people, { status: 'active', startsIn: 0 })
  const id = insertVisit(server, { booking, caretaker, startsIn: -3 })
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile#bookings')
  const digits = page.locator('.visit-digits [aria-hidden]')
  await expect(digits).toHaveText(/^\d{4}$/)
  await expect(page.getByText(/^Read this to .* at the door:$/)).toBeVisible()
  await expectAccessible(page, 'the code of the door')
  const code = (await digits.textContent()) ?? ''
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await signedInAs(caretaker)
  await page.goto('/caretaker')
  const card = page.getByRole('region', { name: /Today|With the family now/ })
  await card.getByRole('button', { name: 'Start visit' }).click()
  const field = card.getByRole('textbox', { name: 'Code from the family' })
  const wrong = code === '0000' ? '0001' : '0000'
  await field.fill(wrong)
  await outlastHastyTap(page)
  await card.getByRole('button', { name: 'Start visit' }).click()
  await expect(page.getByText('Saved, but the code was wrong.')).toBeVisible()
  await card.getByRole('button', { name: 'Type the code' }).click()
  await card.getByRole('textbox', { name: 'Code from the family' }).fill(wrong)
  await card.getByRole('button', { name: 'Check the code' }).click()
  await expect(card.getByText('This is not the current code. 3 tries left.')).toBeVisible()
  await card.getByRole('textbox', { name: 'Code from the family' }).fill(code)
  await card.getByRole('button', { name: 'Check the code' }).click()
  await expect(card.getByRole('button', { name: 'Check the code' })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Type the code' })).toHaveCount(0)

  const admin = await people.admin()
  const proof = async () => (await admin.api.call<Visit>(`/admin/visits/${id}`)).startProof
  await expect.poll(proof).toBe('code')
})
