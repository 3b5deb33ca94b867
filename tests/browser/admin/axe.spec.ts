import { expectAccessibleIn } from '../../support/axe.ts'
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

test('axe finds nothing on any admin screen, 360 and 1440 px, light and dark', async ({ people, signedInAs }) => {
  test.setTimeout(300_000)
  const admin = await people.admin()
  const customer = await people.customer()
  const booking = await book(customer)
  await assign(admin, await book(customer), await people.caretaker())
  const page = await signedInAs(admin)
  for (const path of [...screens, `/admin/bookings/${booking._id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expectAccessibleIn(page, [360, 1440], path)
  }
})
