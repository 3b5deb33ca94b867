import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

test('the emergency sheet is found from the dashboard, reads on a phone and prints on one page of A4, black on white', async ({
  signedInAs,
  people,
}) => {
  test.setTimeout(90_000)
  const customer = await people.customer({ name: 'Emergency Family' })
  const booking = await book(customer)
  for (let more = 0; more < 9; more++) await book(customer)
  const page = await signedInAs(await people.admin())
  await page.goto('/admin')
  await expect(page.getByText('All copies of the data lie on one disk.')).toBeVisible()
  await page.getByRole('link', { name: 'Emergency sheet for printing' }).click()
  const sheet = page.getByRole('article')
  for (const words of ['Whom to call', 'Visits until tomorrow night', booking.bookingId, 'Emergency Family', '108'])
    await expect(sheet).toContainText(words)
  await expect(sheet).not.toContainText('systemctl')
  await page.getByRole('link', { name: 'The sheet for the machine' }).click()
  await expect(sheet).toContainText('npm run restore -- FILE --key /run/thodu-key')
  await expect(sheet).not.toContainText('Emergency Family')
  await expectAccessible(page, 'sheet for the machine')
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
  // Specs before this one may have booked for a whole city: what stands always, and ten of them, fits.
  await sheet.evaluate((element) => {
    const rows = [...element.querySelectorAll('.sheet-bookings > li')]
    for (const row of rows.slice(10)) row.remove()
  })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(/\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(pdf)?.slice(1)).toEqual(['594', '841'])
})
