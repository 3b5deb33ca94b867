import { expectAccessible, expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

test('eighteen bookings fit on a screen of 900 px, and a tablet shows the table too', async ({
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
  // Waits for the optional fonts, because fallback letters are wider.
  await page.evaluate(() => document.fonts.ready)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(21)
  const visibleRows = () =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  expect(await visibleRows()).toBeGreaterThanOrEqual(18)
  // The header of the last column is not covered and covers no field, at 1440 px and where the table scrolls.
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

test('axe finds no violation in the search and the list of keys at 320 to 1440 px, light and dark', async ({
  signedInAs,
  people,
}) => {
  test.setTimeout(300_000)
  const admin = await people.admin()
  const customer = await people.customer({ name: 'Axe Family' })
  const booking = await book(customer)
  const page = await signedInAs(admin)
  const look = (what: string) => expectAccessibleIn(page, [320, 768, 1440], what)
  await page.goto('/admin/bookings')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
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

test('the dashboard links to the emergency sheet, which fits a phone and prints on one page of A4 in black on white', async ({
  signedInAs,
  people,
}) => {
  test.setTimeout(90_000)
  const customer = await people.customer({ name: 'Emergency Family' })
  const booking = await book(customer)
  for (let more = 0; more < 9; more++) await book(customer)
  const page = await signedInAs(await people.admin())
  await page.goto('/admin')
  await expect(page.getByText('All backups are on one disk.')).toBeVisible()
  await page.getByRole('link', { name: 'Emergency sheet for printing' }).click()
  const sheet = page.getByRole('article')
  for (const words of ['Contacts', 'Visits until tomorrow night', booking.bookingId, 'Emergency Family', '108'])
    await expect(sheet).toContainText(words)
  await expect(sheet).not.toContainText('systemctl')
  await page.getByRole('link', { name: 'Sheet for the server' }).click()
  await expect(sheet).toContainText('npm run restore -- FILE --key /run/thodu-key')
  await expect(sheet).not.toContainText('Emergency Family')
  await expectAccessible(page, 'sheet for the server')
  await page.goBack()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [320, 1440]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `sheet, ${colorScheme}, ${width} px`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 704, height: 1032 })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  const colours = await sheet.evaluate((element) => [
    ...new Set([element, ...element.querySelectorAll('*')].map((one) => getComputedStyle(one).color)),
  ])
  expect(colours).toEqual(['rgb(0, 0, 0)'])
  // Other tests may have added many bookings. The fixed content and ten bookings must fit.
  await sheet.evaluate((element) => {
    const rows = [...element.querySelectorAll('.sheet-bookings > li')]
    for (const row of rows.slice(10)) row.remove()
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(/\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(pdf)?.slice(1)).toEqual(['594', '841'])
})
