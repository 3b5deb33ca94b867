import type { Visit } from '@thodu/api/contract/visits/visits.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { insertVisit } from '../visits/insert-visit.ts'
import { makeJob } from './jobs.ts'

test('the family reads four digits, the caretaker types them wrong and then right, and the office finds the visit proved (rules DAY-21, JRN-29)', async ({
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
  await page.waitForTimeout(700)
  await card.getByRole('button', { name: 'Start visit' }).click()
  await expect(page.getByText('Saved, but that was not the code.')).toBeVisible()
  await card.getByRole('button', { name: 'Type the code' }).click()
  await card.getByRole('textbox', { name: 'Code from the family' }).fill(wrong)
  await card.getByRole('button', { name: 'Check the code' }).click()
  await expect(card.getByText('That is not the code of now. 3 tries left.')).toBeVisible()
  await card.getByRole('textbox', { name: 'Code from the family' }).fill(code)
  await card.getByRole('button', { name: 'Check the code' }).click()
  await expect(card.getByRole('button', { name: 'Check the code' })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Type the code' })).toHaveCount(0)

  const admin = await people.admin()
  const proof = async () => (await admin.api.call<Visit>(`/admin/visits/${id}`)).startProof
  await expect.poll(proof).toBe('code')
})
