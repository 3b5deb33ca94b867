import type { Page } from '@playwright/test'
import { dayInCity } from '@thodu/api/contract/time'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'

const tomorrow = () => dayInCity(new Date(Date.now() + 86_400_000))
const preview = (page: Page) => page.getByRole('region', { name: 'What will be made' })

test('what is chosen is counted at once, an old answer never shows, and nothing is lost when saving fails (rule BOARD-4)', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(120_000)
  const admin = await people.admin()
  const booking = await book(await people.customer())
  await assign(admin, booking, await people.caretaker({ name: 'Padma Planned' }))
  await people.caretaker({ name: 'Rani Relief' })
  const page = await signedInAs(admin)
  await page.goto(`/admin/bookings/${booking._id}`)
  await page.getByRole('button', { name: 'Plan visits' }).click()
  const dialog = page.getByRole('dialog', { name: `Plan visits: ${booking.bookingId}` })
  await expect(dialog.getByLabel('Begins at')).toHaveValue('08:00')
  await expect(dialog.getByLabel('Hours', { exact: true })).toHaveValue('12')
  await dialog.getByLabel('First day').fill(tomorrow())
  await expect(preview(page)).toContainText('14 visits, 14 Padma Planned')
  await dialog.getByRole('button', { name: 'Somebody else on some weekdays' }).click()
  await dialog.getByRole('combobox', { name: 'Sunday' }).selectOption({ label: 'Rani Relief' })
  await expect(preview(page)).toContainText('12 Padma Planned, 2 Rani Relief')
  await expectAccessible(page, 'planning')

  // The answer for five days is held back until another one has come for six.
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isHeld = false
  await page.route('**/roster', async (route) => {
    // On a slow machine six days are asked about first, before the second press.
    const asked = route.request().postDataJSON() as { days: number[] } | null
    if (asked?.days.length === 5) {
      isHeld = true
      await held
    }
    await route.continue().catch(() => undefined)
  })
  await dialog.getByRole('button', { name: 'Mon' }).click()
  await dialog.getByRole('button', { name: 'Tue' }).click()
  await expect.poll(() => isHeld).toBe(true)
  await dialog.getByRole('button', { name: 'Tue' }).click()
  await expect(preview(page)).toContainText('12 visits, 10 Padma Planned, 2 Rani Relief')
  letGo()
  await page.waitForTimeout(500)
  await expect(preview(page)).toContainText('12 visits')
  await page.unrouteAll({ behavior: 'wait' })

  // The line goes while it is saved; the dialog stays with what was chosen, after a reload too.
  await page.route('**/roster', (route) =>
    route.request().method() === 'POST' && route.request().postDataJSON().preview !== true
      ? route.abort()
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Plan visits' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'still here' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Plan visits' }).click()
  await expect(dialog.getByRole('button', { name: 'Mon' })).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog.getByRole('combobox', { name: 'Sunday' })).toHaveValue(/.{10}/)
  await page.unrouteAll({ behavior: 'wait' })
  await dialog.getByRole('button', { name: 'Plan visits' }).click()
  await expect(dialog).toHaveCount(0)
  const section = page.getByRole('region', { name: 'Visits' })
  await expect(section).toContainText('Tue, Wed, Thu, Fri, Sat, Sun')
  await expect(section).toContainText('Sunday: Rani Relief')
  await expect(section.getByRole('listitem')).toHaveCount(7)
})
