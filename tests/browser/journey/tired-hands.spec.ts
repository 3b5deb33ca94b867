import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { expect, quietPage, test } from '../../support/browser-fixtures.ts'
import { patientDetails } from '../../support/people.ts'
import { chromiumOptions } from '../../support/servers/chromium.ts'
import { agree, fillDetails } from './steps.ts'

/** A phone of 360 px on a line of 400 kbit/s with 400 ms to the server, its processor four times slower than this one. */
async function slowDown(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('a phone of 360 px at slow 3G: home, form and packages can be used', async ({ signedInAs, people }) => {
  test.setTimeout(120_000)
  const page = await signedInAs(await people.customer())
  await slowDown(page)
  const times: string[] = []
  const measure = async (what: string, path: string, isUsable: () => Promise<unknown>) => {
    const start = Date.now()
    await page.goto(path, { waitUntil: 'commit' })
    await isUsable()
    times.push(`${what} ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
  await measure('home', '/', () => page.getByRole('heading', { level: 1 }).waitFor())
  await measure('choose', '/choose-service', () => page.getByRole('button', { name: 'Choose Elderly Care' }).waitFor())
  // While the services are read, the scripts of the form arrive.
  await page.waitForLoadState('networkidle')
  await measure('form', '/service-details?service=elderly-care', () =>
    page.getByLabel('Patient name').fill('Narsamma Rao'),
  )
  await fillDetails(page)
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  // Written down in docs/performance.md; a busy machine must not make a test of it.
  console.log(`usable after: ${times.join(', ')}`)
  expect(times).toHaveLength(3)
})

test('by keyboard alone: from the choice of a service to the confirmation', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer())
  const tabTo = async (name: string | RegExp, role: Parameters<Page['getByRole']>[0]) => {
    const wanted = page.getByRole(role, { name }).first()
    await wanted.waitFor()
    for (let tries = 0; tries < 80; tries += 1) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`the keyboard does not reach ${name}`)
  }
  await page.goto('/choose-service')
  await tabTo('Choose Elderly Care', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/service-details')
  await tabTo('See packages and prices', 'button')
  await page.keyboard.press('Enter')
  // The first field that is wrong has the focus; the list of them is one link away.
  await expect(page.getByLabel('Patient name')).toBeFocused()
  const { patientName, patientAge, address, city, pincode, emergencyContact, emergencyPhone } = patientDetails
  for (const text of [patientName, patientAge, address, city, pincode, emergencyContact, emergencyPhone]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await tabTo(/I have read and agree/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(/You may use these details for care/, 'checkbox')
  await page.keyboard.press('Space')
  await tabTo('See packages and prices', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/pricing-packages')
  await tabTo(/6 Hours Daily/, 'radio')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /12 Hours Daily/ })).toBeChecked()
  await tabTo('Book', 'button')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/booking-confirmed')
  await tabTo('My Bookings', 'link')
})

test('letters of 32 px: every page of the journey can be read and used at 390 and 320 px', async ({
  people,
  server,
}) => {
  const customer = await people.customer()
  const browser = await chromium.launch(chromiumOptions(['--blink-settings=defaultFontSize=32']))
  try {
    const page = await browser.newPage({ baseURL: server.url })
    await page.goto(quietPage)
    await page.evaluate((token) => localStorage.setItem('token', token), customer.token)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const expectUsable = async (name: RegExp | string, role: 'button' | 'link' | 'tab' = 'button') => {
        const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
        await target.scrollIntoViewIfNeeded()
        const box = await target.boundingBox()
        expect(box?.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width}`).toBeLessThanOrEqual(width)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${page.url()} at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.goto('/choose-service')
      await expectUsable(/^Choose Post/)
      await page.goto('/service-details?service=elderly-care')
      await fillDetails(page)
      await agree(page)
      await expectUsable('See packages and prices')
      await page.getByRole('button', { name: 'See packages and prices' }).click()
      await page.waitForURL('**/pricing-packages')
      await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
      await expectUsable('Request Callback')
      await page.getByRole('button', { name: 'Book', exact: true }).click()
      await page.waitForURL('**/booking-confirmed')
      await expectUsable('My Bookings', 'link')
      await page.goto('/profile#bookings')
      await expectUsable(/Cancel booking/)
    }
  } finally {
    await browser.close()
  }
})
