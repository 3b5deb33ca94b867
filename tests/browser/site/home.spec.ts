import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'

const launch = (page: Page) => page.getByRole('dialog')
const carousel = (page: Page) => page.getByRole('region', { name: 'Care at home, in three pictures' })
const picture = (page: Page) => carousel(page).locator('figure[data-current] img')
const markLaunchSeen = (page: Page) => page.addInitScript(() => sessionStorage.setItem('thodu.launch', 'seen'))

test('the launch announcement comes once per browser session and closes with the x', async ({ page, context }) => {
  await page.goto('/')
  await expect(launch(page)).toBeVisible()
  await launch(page).getByRole('button', { name: 'Close' }).click()
  await expect(launch(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(launch(page)).toBeHidden()
  const other = await context.newPage()
  await other.goto('/')
  await expect(launch(other)).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(launch(other)).toBeHidden()
})

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('shows three pictures, one every 3 seconds, and begins again', async ({ page }) => {
    await markLaunchSeen(page)
    await page.clock.install()
    await page.goto('/')
    const seen: (string | null)[] = []
    for (let step = 0; step < 4; step++) {
      seen.push(await picture(page).getAttribute('src'))
      await page.clock.runFor(3000)
    }
    expect(new Set(seen.slice(0, 3)).size).toBe(3)
    expect(seen[3]).toBe(seen[0])
  })

  test('holds while it is pointed at, while it has the focus, and when paused', async ({ page }) => {
    await markLaunchSeen(page)
    await page.clock.install()
    await page.goto('/')
    const first = await picture(page).getAttribute('src')
    await carousel(page).hover()
    await page.clock.runFor(10_000)
    await expect(picture(page)).toHaveAttribute('src', first ?? '')
    await page.mouse.move(0, 0)
    await carousel(page).getByRole('button', { name: 'Pause the pictures' }).focus()
    await page.clock.runFor(10_000)
    await expect(picture(page)).toHaveAttribute('src', first ?? '')
    await page.keyboard.press('Enter')
    await expect(carousel(page).getByRole('button', { name: 'Play the pictures' })).toBeVisible()
    await page.getByRole('link', { name: 'Book Care Now' }).focus()
    await page.clock.runFor(10_000)
    await expect(picture(page)).toHaveAttribute('src', first ?? '')
  })

  test('a dot shows its picture and stops the rest', async ({ page }) => {
    await markLaunchSeen(page)
    await page.goto('/')
    await carousel(page).getByRole('button', { name: 'Show picture 3' }).click()
    await expect(picture(page)).toHaveAttribute('src', /mother-and-newborn/)
    await expect(carousel(page).getByRole('button', { name: 'Play the pictures' })).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the carousel stands still until asked', async ({ page }) => {
    await markLaunchSeen(page)
    await page.clock.install()
    await page.goto('/')
    const first = await picture(page).getAttribute('src')
    await page.clock.runFor(10_000)
    await expect(picture(page)).toHaveAttribute('src', first ?? '')
    await expect(carousel(page).getByRole('button', { name: 'Play the pictures' })).toBeVisible()
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].filter(
        (one) => Number.parseFloat(getComputedStyle(one).transitionDuration) > 0,
      ),
    )
    expect(moving).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page makes sense: one picture, no dead controls, a menu that stands open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible()
  })
})
