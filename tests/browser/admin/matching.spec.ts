import type { Caretaker } from '@thodu/api/contract/caretakers/caretakers.schema'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book, patientDetails } from '../../support/people.ts'

test('an admin stores profile and preferences, and gets suggestions with reasons', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  const customer = await people.customer({ name: 'Matched Family' })
  const booking = await book(customer, { patientDetails: { ...patientDetails, pincode: '506001' } })
  const near = await people.caretaker({ name: 'Matched Near' })
  await people.caretaker({ name: 'Matched Unknown' })
  const never = await people.caretaker({ name: 'Matched Never' })
  const page = await signedInAs(admin)

  await page.goto(`/admin/caretakers/${near.user._id}?tab=profile`)
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Edit profile' })
  await profile.getByRole('textbox', { name: 'Home pincode' }).fill('5060')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('A pincode has six digits.').first()).toBeVisible()
  await profile.getByRole('textbox', { name: 'Home pincode' }).fill('506001')
  await profile.getByRole('checkbox', { name: 'Telugu' }).check()
  await profile.getByLabel('Monday from').fill('08:00')
  await profile.getByLabel('Monday until').fill('20:00')
  await expectAccessible(page, 'profile of a caretaker')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('Monday 8:00 AM to 8:00 PM')).toBeVisible()

  await page.goto(`/admin/families/${customer.user._id}`)
  await page.getByRole('button', { name: 'Add a caretaker' }).click()
  const block = page.getByRole('dialog', { name: 'Which caretaker should not be sent?' })
  await block.getByRole('combobox', { name: 'Caretaker' }).fill('Matched Never')
  await page.getByRole('option', { name: 'Matched Never' }).click()
  await block.getByRole('textbox', { name: 'Reason' }).fill('Came late')
  await block.getByRole('button', { name: 'Add a caretaker' }).click()
  await expect(page.getByRole('region', { name: 'Do not send' }).getByText('Came late')).toBeVisible()

  await page.goto(`/admin/bookings/${booking._id}`)
  const wishes = page.getByRole('region', { name: 'Preferences of the family' })
  const edit = page.getByRole('dialog', { name: 'Edit preferences' })
  await wishes.getByRole('button', { name: 'Edit preferences' }).click()
  await edit.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Telugu' }).click()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The preferences were saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Choose a caretaker' }).click()
  const suggestions = page.getByRole('dialog', { name: 'Choose a caretaker' })
  const near_ = suggestions.getByRole('listitem').filter({ hasText: 'Matched Near' })
  await expect(near_).toContainText(/New to the family.*Match \d+ %/)
  await suggestions.getByRole('button', { name: 'This week: Matched Near' }).click()
  await expect(near_).toContainText('No other visits that week')
  await suggestions.getByRole('button', { name: /^Not possible/ }).click()
  const never_ = suggestions.getByRole('listitem').filter({ hasText: 'Matched Never' })
  await expect(never_).toContainText('This family asked not to send this caretaker.')
  await expect(never_.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await wishes.getByRole('button', { name: 'Edit preferences' }).click()
  await edit.getByRole('checkbox', { name: 'The same caretaker each time' }).check()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(wishes).toContainText('The same caretaker each timeYes')
  await page.getByRole('button', { name: 'Choose a caretaker' }).click()
  await suggestions.getByRole('button', { name: 'Why: Matched Near' }).click()
  const table = suggestions.getByRole('table', { name: 'Points of Matched Near' })
  await expect(table.getByRole('row', { name: 'Language Speaks Telugu 20 of 20' })).toBeVisible()
  await expect(
    table.getByRole('row', { name: 'Same caretaker The family prefers the same caretaker each time 0 of 10' }),
  ).toBeVisible()
  await expect(table.getByRole('row', { name: 'Distance Same pincode 10 of 10' })).toBeVisible()
  const points = await table.getByRole('row').locator('td:last-child').allTextContents()
  const numbers = points.map((text) => Number(text.split(' ')[0]))
  expect(numbers.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(numbers.at(-1))
  await expectAccessible(page, 'suggestions')
  await suggestions.getByRole('button', { name: 'Choose Matched Near' }).click()
  await expect(page.getByText('Caretaker assigned successfully!')).toBeVisible()

  const [sent] = await admin.api.call<Caretaker[]>(
    `/admin/caretakers?filter=${encodeURIComponent(JSON.stringify({ id: [near.user._id] }))}`,
  )
  expect(sent?.currentBooking?._id).toBe(booking._id)
  expect(never.user._id).not.toBe(near.user._id)
})
