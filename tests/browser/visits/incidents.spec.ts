import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'
import { outlastHastyTap } from '../caretaker/hasty-tap.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

const thursday = '2026-11-26'
const words = 'She slipped in the bath.'
const done = 'The doctor has seen her, nothing is broken.'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(thursday, '07:00'))
  await days.plan(thursday)
})
test.afterAll(() => days.end())

async function openAt(when: Date, who: Person, path: string, width = 360): Promise<Page> {
  days.moveTo(when)
  const page = await days.open(who, path)
  await page.setViewportSize({ width, height: 740 })
  return page
}
const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
/** A hasty second tap would hit new content. */
const settle = (page: Page) => outlastHastyTap(page)

/** Reports a fall without a connection: the action waits on the phone through a reload, and arrives once. */
async function reportFall(): Promise<void> {
  const page = await openAt(at(thursday, '10:10'), days.people.lakshmi, '/caretaker', 320)
  await expect(page.getByRole('heading', { name: 'My Assigned Bookings' })).toBeVisible()
  await page.getByRole('button', { name: 'Something is wrong' }).click()
  const sheet = page.getByRole('dialog', { name: 'Something is wrong' })
  await expect(sheet.getByRole('link', { name: 'Call 108 first' })).toHaveAttribute('href', 'tel:108')
  await sheet.getByLabel('What happened?').fill(words)
  await expectFitting(page)
  await expectAccessible(page, 'what is wrong with a visit')
  await settle(page)
  await page.route('**/trouble', (route) => route.abort())
  await sheet.getByRole('button', { name: 'Somebody fell' }).click()
  await expect(sheet.getByRole('alert')).toContainText(/Somebody fell, 10:1\d AM: saved on this phone/)
  await page.unroute('**/trouble')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Something is wrong', exact: true })).toBeVisible()
  await page.context().close()
}

test('an incident is reported, first in the attention list, closed, and shown (rules CARE-26, DAY-23, HALL-1)', async () => {
  test.setTimeout(240_000)
  await reportFall()

  const office = await openAt(at(thursday, '10:12'), days.people.admin, '/admin')
  const hall = office.getByRole('region', { name: /^Needs action now/ })
  const row = hall.locator('[data-kind="trouble"]')
  await expect(row).toHaveCount(1)
  await expect(hall.locator('[data-kind]').first()).toHaveAttribute('data-kind', 'trouble')
  await expect(row).toContainText(
    /Narsamma Rao.*Somebody fell at the visit of 8:00 AM; reported by Lakshmi Goud, 10:1\d AM/,
  )
  await expect(row.getByText(words, { exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Call Lakshmi Goud, \+91/ })).toHaveAttribute('href', /^tel:/)
  await expect(row.getByRole('link', { name: /^Call Savitri Rao, \+91/ })).toHaveAttribute('href', /^tel:/)
  await expect(hall.locator('[data-kind="absent"]')).toHaveCount(0)
  await expect(office).toHaveTitle(/^\(2\) /)
  await expectFitting(office)
  await expectAccessible(office, 'what is wrong, in the hall')

  const family = await openAt(at(thursday, '10:14'), days.people.family, '/profile#bookings')
  const visit = family.locator('[data-visit]').filter({ hasText: /^Today/ })
  await expect(visit).toBeVisible()
  await expect(family.getByText('Somebody fell')).toHaveCount(0)

  await row.getByRole('button', { name: /^Record what was done/ }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText(words)
  await dialog.getByRole('textbox', { name: 'What was done' }).fill(done)
  await dialog.getByRole('checkbox', { name: /^The family was informed/ }).check()
  await expectFitting(office)
  await expectAccessible(office, 'closing what is wrong')
  await dialog.getByRole('button', { name: 'Close incident' }).click()
  await expect(dialog.getByRole('heading', { name: 'Incident' })).toHaveCount(0)
  await expect(dialog).toContainText(done)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(office.getByRole('heading', { name: /^Incidents/ })).toHaveCount(0)
  await office.context().close()

  await family.reload()
  await expect(visit.getByText(/^Somebody fell, Thu, Nov 26, 10:1\d AM. We have told you about it.$/)).toBeVisible()
  for (const hidden of [words, done]) await expect(family.getByText(hidden)).toHaveCount(0)
  await expectFitting(family)
  await expectAccessible(family, 'what the family reads of it')
  await family.context().close()
})
