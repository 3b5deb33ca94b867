import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'

const screens = [
  '/admin',
  '/admin?tab=users',
  '/admin?tab=audit',
  '/admin/bookings',
  '/admin/users',
  '/admin/add-caretaker',
  '/admin/caretakers',
  '/admin/callbacks',
  '/admin/messages',
  '/admin/documents',
  '/admin/no-such-screen',
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test(`axe finds nothing on any admin screen, ${colorScheme}, ${width} px`, async ({ browser, server, people }) => {
      test.setTimeout(300_000)
      const admin = await people.admin()
      const customer = await people.customer()
      const booking = await book(customer)
      await assign(admin, await book(customer), await people.caretaker())
      const context = await browser.newContext({ baseURL: server.url, colorScheme, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await page.goto('/404')
      await page.evaluate((token) => localStorage.setItem('token', token), admin.token)
      for (const path of [...screens, `/admin/bookings/${booking._id}`]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
        expect.soft(found, `${path} ${colorScheme} ${width}`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${path} is not wider than ${width} px`).toBeLessThanOrEqual(0)
      }
      await context.close()
    })
