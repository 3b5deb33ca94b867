import { chromium, type Page } from '@playwright/test'
import { brand } from '@thodu/api/contract/defaults/brand.config'
import { expect, test } from '../../support/browser-fixtures.ts'
import { chromiumOptions } from '../../support/servers/chromium.ts'

const launch = (page: Page) => page.getByRole('dialog')
const carousel = (page: Page) => page.getByRole('region', { name: 'Care at home, in three pictures' })
const picture = (page: Page) => carousel(page).locator('figure[data-current] img')
const markLaunchSeen = (page: Page) => page.addInitScript(() => sessionStorage.setItem('thodu.launch', 'seen'))

test('the launch announcement is shown once per browser session and closes with the x', async ({ page, context }) => {
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

  test('stops while the pointer or the focus is on it, and when paused', async ({ page }) => {
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
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the carousel does not move until started', async ({ page }) => {
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

  test('the home page has one picture, no unusable controls and an open menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(picture(page)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toBeVisible()
  })
})

const edges = (page: Page) =>
  page.locator('.floating a:visible').evaluateAll((links) =>
    links.map((link) => {
      const { left, right } = link.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    }),
  )

test('with letters of 32 px the last call to action is completely on the screen', async ({ server }) => {
  const browser = await chromium.launch(chromiumOptions(['--blink-settings=defaultFontSize=32']))
  for (const width of [320, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    await page.goto(server.url)
    await expect(page.locator('.floating-action')).toHaveText(/Book Care Now/)
    const inside = await edges(page)
    expect(inside.length, `${width} px`).toBeGreaterThan(2)
    expect(inside, `${width} px`).not.toContain(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await browser.close()
})

test('at 768 px call and chat are in a bar and cover no text', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/contact')
  const bar = await page.locator('.floating').boundingBox()
  expect(bar).toMatchObject({ x: 0, width: 768 })
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(1024)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.locator('.footer-base').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('the terms are public; a print has no footer, and begins with name and number (rule PAGE-18)', async ({
  page,
}) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click()
  await page.waitForURL('**/terms')
  await expect(page.getByRole('heading', { name: 'Privacy & Data Protection' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Privacy & Data Protection' })).toBeVisible()
  await expect(page.locator('.site-footer')).toBeHidden()
  await page.goto('/')
  await expect(page.getByText(`${brand.name} · ${brand.phoneDisplay}`)).toBeVisible()
})

test('a Telugu name added by script is drawn in the Telugu font', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer({ name: 'అనిత రావు' }))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('అనిత')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange),
    )
  await expect.poll(async () => (await loaded()).some((range) => /U\+0?C00/i.test(range))).toBe(true)
})

test.describe('any page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guarded agreement links to the same text without sign-in', async ({ page }) => {
    await page.goto('/legal-agreement')
    await expect(page.getByText('One moment')).toBeHidden()
    await page.getByRole('link', { name: 'Read the same text without signing in' }).click()
    await expect(page.getByRole('heading', { name: 'Service Terms' })).toBeVisible()
  })
})
