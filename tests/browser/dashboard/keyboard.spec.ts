import type { Locator, Page } from '@playwright/test'
import { assignField } from '../../support/assign-field.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

/** Tabs until `target` has the focus. More than twenty presses are too many. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Not reached by twenty tabs')
}

test('with the keyboard only an admin finds a family, opens the list and assigns two bookings in a row', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer({ name: 'Keys Only Family' })
  const [older, newer] = [await book(customer), await book(customer)]
  await people.caretaker({ name: 'Yamuna First' })
  await people.caretaker({ name: 'Yamuna Second' })
  const page = await signedInAs(await people.admin())
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Name, phone, street, booking ID or page' })
  await expect(search).toBeFocused()
  await page.keyboard.type('Keys Only')
  await expect(page.getByRole('option', { name: /^Keys Only Family/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/families/${customer.user._id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys Only Family')

  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('Bookings')
  // Before the answer arrives, because results of fewer letters are not the wanted ones.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/bookings/)
  await tabTo(page, page.getByRole('button', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('searchbox'))
  await page.keyboard.type('Keys Only')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(assignField(page, newer)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: newer.bookingId, exact: true })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: older.bookingId, exact: true })).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  for (const [booking, name] of [
    [newer, 'Yamuna First'],
    [older, 'Yamuna Second'],
  ] as const) {
    await expect(assignField(page, booking)).toBeFocused()
    await page.keyboard.type(name)
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: booking.bookingId })).toContainText(name)
  }
  // Leaves the field, where letters are typed, and opens the booking of the row.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${newer._id}$`))
})

test('text typed right after Ctrl-K is complete in the search, also on a slow machine', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.admin())
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const search = page.getByRole('combobox', { name: 'Name, phone, street, booking ID or page' })
  for (const [path, key] of [
    ['/admin/bookings', 'Control+k'],
    ['/admin/users', '/'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await page.keyboard.press(key)
    // On a list a lost letter would be a shortcut: "a" opens a field, "/" the search.
    await page.keyboard.type('yamini 73519')
    await expect(search).toHaveValue('yamini 73519')
    await expect(search).toBeFocused()
    await page.keyboard.type('0')
    await expect(search).toHaveValue('yamini 735190')
    expect(new URL(page.url()).pathname).toBe(path)
  }

  // Escape before the search appears leaves no focus in a hidden field.
  await page.goto('/admin/bookings')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  const box = page.getByRole('main').getByRole('searchbox')
  await box.focus()
  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(box).toBeFocused()
})
