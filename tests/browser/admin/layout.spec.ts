import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book } from '../../support/people.ts'

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const screens = ['/admin', '/admin?tab=users', '/admin?tab=audit', '/admin/bookings', '/admin/caretakers']

for (const [what, width, rootSize] of [
  ['at 320 px', 320, '100%'],
  ['with text twice as large', 1280, '200%'],
] as const)
  test(`no screen is wider than the window ${what}`, async ({ signedInAs, people }) => {
    test.setTimeout(120_000)
    await book(await people.customer({ name: 'Lakshmi Narayana Rao Venkataramana' }))
    const page = await signedInAs(await people.admin())
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size))
    }, rootSize)
    for (const path of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect.soft(await sticksOut(page), path).toBeLessThanOrEqual(0)
    }
  })

test('the menu of filters lies inside a landmark', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await expect(page.getByRole('menuitemcheckbox', { name: 'Service' })).toBeVisible()
  await expectAccessible(page, 'the menu of filters')
})

test('Logout is a stop of the Tab key, and callbacks say how many rows a page has', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/callbacks?filter=%7B%7D')
  await page.getByRole('menuitem', { name: 'Language' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
})

test('a name in Telugu brings its letters along, a screen in Latin letters does not', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.admin())
  const fonts: string[] = []
  page.on('request', (request) => {
    const file = /anek-[a-z-]+(?=-wght)/.exec(request.url())?.[0]
    if (file) fonts.push(file)
  })
  await page.goto('/admin/add-caretaker')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  expect(fonts).not.toContain('anek-telugu-telugu')
  await page.getByLabel('Full Name').fill('లక్ష్మి రావు')
  await expect.poll(() => fonts).toContain('anek-telugu-telugu')
  await page.getByLabel('Full Name').fill('लक्ष्मी राव')
  await expect.poll(() => fonts).toContain('anek-devanagari-devanagari')
})
