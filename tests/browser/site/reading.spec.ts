import { chromium, type Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'
import { chromiumOptions } from '../../support/servers/chromium.ts'

const edges = (page: Page) =>
  page.locator('.floating a:visible').evaluateAll((links) =>
    links.map((link) => {
      const { left, right } = link.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    }),
  )

test('with letters of 32 px the last call to action is wholly on the screen', async ({ server }) => {
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

test('at 768 px call and chat stand in a bar and lie on no text', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/contact')
  const bar = await page.locator('.floating').boundingBox()
  expect(bar).toMatchObject({ x: 0, width: 768 })
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(1024)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.locator('.footer-base').boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('the terms are there for everybody, and printed without footer and links to elsewhere', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click()
  await page.waitForURL('**/terms')
  await expect(page.getByRole('heading', { name: 'Privacy & Data Protection' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Privacy & Data Protection' })).toBeVisible()
  await expect(page.locator('.site-footer')).toBeHidden()
})

test('a Telugu name that arrives by script is drawn in the Telugu face', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer({ name: 'అనిత రావు' }))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('అనిత')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange),
    )
  await expect.poll(async () => (await loaded()).some((range) => /U\+0?C00/i.test(range))).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guarded agreement says where the same text stands', async ({ page }) => {
    await page.goto('/legal-agreement')
    await expect(page.getByText('One moment')).toBeHidden()
    await page.getByRole('link', { name: 'Read the same text without signing in' }).click()
    await expect(page.getByRole('heading', { name: 'Service Terms' })).toBeVisible()
  })
})
