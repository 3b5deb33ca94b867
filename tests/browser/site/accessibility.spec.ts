import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'

const paths = [
  '/',
  '/about',
  '/services',
  '/how-it-works',
  '/caregiver-matching',
  '/testimonials',
  '/blog',
  '/blog/after-a-fall',
  '/blog/category/safety',
  '/partners',
  '/contact',
  '/forbidden',
  '/legal-agreement',
  '/privacy',
  '/te/privacy',
  '/hi/privacy',
  '/no-such-page',
]

/** Visible elements that reach beyond the right edge of the screen, including those of the fixed bar. */
const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden, svg'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  )

const launchDialog = (page: Page) => page.getByRole('dialog', { name: /about to open/ })

const widths = [320, 768, 1440]

async function expectUncut(page: Page, name: string): Promise<void> {
  expect(await findCut(page), name).toEqual([])
}
const lookInEach = (page: Page, what: string) => expectAccessibleIn(page, widths, what, expectUncut)

test.describe('light and dark', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [turn, opened] of widths.entries())
    test(`axe finds no violation on public pages opened at ${opened} px, and none is wider than the screen`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      for (const path of paths.filter((_path, index) => index % widths.length === turn)) {
        await page.setViewportSize({ width: opened, height: 800 })
        await page.goto(path)
        if (path === '/') {
          await lookInEach(page, 'launch dialog')
          await launchDialog(page).getByRole('button', { name: 'Close' }).click()
        }
        await lookInEach(page, path)
      }
    })

  for (const width of widths)
    test(`axe finds no violation signed in, with the menu open if there is one, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        localStorage.setItem('token', 'anything')
        localStorage.setItem('thodu.user', '{"name":"Lakshmi Narayana Rao Venkataramana","role":"user"}')
      })
      await page.goto('/about')
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Testimonials' })).toBeVisible()
      expect(await findCut(page)).toEqual([])
      await expectAccessible(page, 'menu')
    })
})

test('a phone of 390 px zoomed to 200 % needs no sideways scrolling', async ({ page }) => {
  // Zooming halves the width that the page has.
  await page.setViewportSize({ width: 195, height: 422 })
  await page.addInitScript(() => sessionStorage.setItem('thodu.launch', 'seen'))
  for (const path of paths) {
    await page.goto(path)
    expect(await findCut(page), path).toEqual([])
  }
})
