import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob, openBookings } from '../caretaker/jobs.ts'

/** Adds a mark to the tab title when a drawer opens over the page, even for a moment. */
const markDrawers = (page: Page) =>
  page.evaluate(() => {
    const opened = new MutationObserver(() => {
      if (document.querySelector('.RaSidebar-modal .MuiBackdrop-root')) document.title = 'a drawer opened'
    })
    opened.observe(document.body, { childList: true, subtree: true })
  })

const menuEntry = (page: Page) => page.getByRole('menuitem', { name: 'Caretakers' })
const widthOfMenu = async (page: Page) => (await menuEntry(page).boundingBox())?.width

test('rotating a tablet with an open note keeps the dialog and its text (rule LOOK-9)', async ({
  people,
  signedInAs,
}) => {
  const { caretaker } = await makeJob(people, { status: 'confirmed' })
  const page = await signedInAs(caretaker)
  await page.setViewportSize({ width: 800, height: 1280 })
  await openBookings(page)
  await expect(page.getByRole('table')).toHaveCount(0)
  const notes = page.getByRole('button', { name: 'View / Add Notes' })
  await notes.click()
  const note = page.getByRole('dialog').getByRole('textbox')
  await note.fill('Slept well, walked to the')
  await page.setViewportSize({ width: 1280, height: 800 })
  await note.press('End')
  await note.pressSequentially(' window')
  await expect(note).toHaveValue('Slept well, walked to the window')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(notes).toBeVisible()
})

test('rotating a phone with an open admin dialog keeps it in both directions (rule LOOK-9)', async ({
  people,
  signedInAs,
}) => {
  const { user } = await people.customer({ name: 'Turned Family' })
  const page = await signedInAs(await people.admin())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/users?filter=${encodeURIComponent('{"q":"Turned"}')}`)
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: `Sessions of ${user.name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('the menu beside a wide page does not open over it when it gets narrow, and returns afterwards (rule LOOK-9)', async ({
  people,
  signedInAs,
}) => {
  const page = await signedInAs(await people.admin())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/bookings')
  const entry = menuEntry(page)
  await expect(entry).toBeVisible()
  await markDrawers(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(entry).toBeHidden()
  await expect(page).not.toHaveTitle('a drawer opened')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => widthOfMenu(page)).toBeGreaterThan(150)
})

test('opening the drawer in one window does not affect another (rule LOOK-9)', async ({ people, signedInAs }) => {
  const wide = await signedInAs(await people.admin())
  await wide.setViewportSize({ width: 1280, height: 800 })
  await wide.goto('/admin/bookings')
  const narrow = await wide.context().newPage()
  await narrow.setViewportSize({ width: 390, height: 844 })
  await narrow.goto('/admin/bookings')
  await narrow.getByRole('button', { name: 'Open menu' }).click()
  await expect(menuEntry(narrow)).toBeVisible()
  await narrow.keyboard.press('Escape')
  await expect(menuEntry(narrow)).toBeHidden()
  expect(await widthOfMenu(wide)).toBeGreaterThan(150)
  await markDrawers(narrow)
  const toggle = wide.getByRole('button', { name: /(Open|Close) menu/ })
  await toggle.click()
  await expect.poll(() => widthOfMenu(wide)).toBeLessThan(100)
  await toggle.click()
  await expect.poll(() => widthOfMenu(wide)).toBeGreaterThan(150)
  await expect(menuEntry(narrow)).toBeHidden()
  await expect(narrow).not.toHaveTitle('a drawer opened')
})
