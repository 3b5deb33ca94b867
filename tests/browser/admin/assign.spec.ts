import { assignField, caretakerOption } from '../../support/assign-field.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'

test('arrows and letters assign nobody; Enter assigns, and the keyboard goes on at the next booking', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer({ name: 'Keyboard Family' })
  const [older, newer] = [await book(customer), await book(customer)]
  await people.caretaker({ name: 'Zeenath Quick' })
  await people.caretaker({ name: 'Zeenath Second' })
  const page = await signedInAs(await people.admin())
  await page.goto(`/admin/bookings?filter=${encodeURIComponent('{"q":"Keyboard Family"}')}`)
  await assignField(page, newer).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('Zeenath Quick')
  await expect(caretakerOption(page, 'Zeenath Quick', 'Available')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Caretaker assigned successfully!')).toBeHidden()
  const seen = await customer.api.call<{ caregiver: unknown }[]>('/booking')
  expect(seen.map(({ caregiver }) => caregiver)).toEqual([null, null])

  await assignField(page, newer).focus()
  for (const [booking, name] of [
    [newer, 'Zeenath Quick'],
    [older, 'Zeenath Second'],
  ] as const) {
    await expect(assignField(page, booking)).toBeFocused()
    await page.keyboard.type(name)
    await expect(caretakerOption(page, name, 'Available')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: booking.bookingId })).toContainText(name)
  }
})

test('those who are free and know the service come first, with what one chooses by', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  const busy = await people.caretaker({ name: 'Aaa Bound' })
  await assign(admin, await book(await people.customer()), busy)
  await people.caretaker({ name: 'Aab Elderly' })
  const booking = await book(await people.customer(), { serviceType: 'baby-care', packageId: 'newborn' })
  await admin.api.call('/admin/caretakers', {
    method: 'POST',
    body: {
      name: 'Zzz Babies',
      email: `zzz.babies.${Date.now()}@example.org`,
      password: 'Orugallu@1163',
      serviceTypes: ['baby-care'],
    },
  })
  const page = await signedInAs(admin)
  await page.goto(`/admin/bookings?filter=${encodeURIComponent(JSON.stringify({ q: booking.bookingId }))}`)
  await assignField(page, booking).click()
  await expect(caretakerOption(page, 'Zzz Babies', 'Available')).toBeVisible()
  const lines = await page.getByRole('listbox').getByRole('option').allTextContents()
  const place = (name: string) => lines.findIndex((line) => line.startsWith(name))
  expect(place('Zzz Babies (Available)')).toBe(0)
  expect(place('Aab Elderly (Available)')).toBeGreaterThan(0)
  expect(place('Aaa Bound (Already Assigned)')).toBeGreaterThan(place('Aab Elderly (Available)'))
  expect(lines[0]).toContain('Baby Care')
  expect(lines[place('Aab Elderly')]).toContain('Another service: Elderly Care')
  expect(lines[place('Aaa Bound')]).toContain('Narsamma Rao')
})
