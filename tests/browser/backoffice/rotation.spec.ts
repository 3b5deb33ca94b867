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
