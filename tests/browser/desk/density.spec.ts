import { expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

test('eighteen bookings stand on a screen of 900 px, and a tablet has the table too', async ({
  signedInAs,
  people,
}) => {
  test.setTimeout(120_000)
  const customer = await people.customer({ name: 'Lakshmi Narayana Rao Densely' })
  for (let index = 0; index < 20; index += 1) await book(customer)
  const page = await signedInAs(await people.admin())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/bookings?filter=${encodeURIComponent('{"q":"Densely"}')}`)
  await expect(page.getByRole('row')).toHaveCount(21)
  // Our letters may come too late for the first look (they are optional), and others are wider.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(21)
  const visibleRows = () =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  expect(await visibleRows()).toBeGreaterThanOrEqual(18)
  // Nothing lies over the head of the last column, and it over no field, at 1440 px and where the table has to scroll.
  const isOnTop = () =>
    page.getByRole('columnheader', { name: 'Actions' }).evaluate((head) => {
      const { left, top, height } = head.getBoundingClientRect()
      return head.contains(document.elementFromPoint(left + 4, top + height / 2))
    })
  expect(
    await page
      .locator('table')
      .evaluate(({ scrollWidth, parentElement }) => scrollWidth <= (parentElement?.clientWidth ?? 0)),
  ).toBe(true)
  expect(await isOnTop()).toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(isOnTop).toBe(true)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test("axe finds nothing on the desk's own screens, 320 to 1440 px, light and dark", async ({ signedInAs, people }) => {
  test.setTimeout(300_000)
  const admin = await people.admin()
  const customer = await people.customer({ name: 'Axe Family' })
  const booking = await book(customer)
  const caretaker = await people.caretaker()
  await admin.api.call(`/admin/families/${customer.user._id}/notes`, { method: 'POST', body: { note: 'Kind.' } })
  const page = await signedInAs(admin)
  const look = (what: string) => expectAccessibleIn(page, [320, 768, 1440], what)
  for (const path of [
    `/admin/families/${customer.user._id}`,
    `/admin/caretakers/${caretaker.user._id}`,
    '/admin/book',
    '/admin/audit-logs',
    '/admin/bookings',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await look(path)
  }
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await look('the keys')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Name, phone, street/ })).toBeFocused()
  await page.keyboard.type(booking.bookingId)
  await expect(page.getByRole('option', { name: new RegExp(booking.bookingId) })).toBeVisible()
  await look('the search')
  await expect(page.getByRole('option', { name: new RegExp(booking.bookingId) })).toBeVisible()
})
