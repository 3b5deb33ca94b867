import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { samplePhoto } from '../../support/samples/sample-files.ts'
import { makeJob } from '../caretaker/jobs.ts'
import { agree, fillDetails } from '../journey/steps.ts'
import { insertVisit } from '../visits/insert-visit.ts'

test('preferences survive reload and language, and are shown before Book, on the booking and to admins (rule JRN-28)', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/service-details?service=elderly-care')
  await fillDetails(page)
  await page.getByText('Preferences for the caregiver').click()
  await page.getByLabel('A woman or a man').selectOption('A woman, if possible')
  await page.getByLabel('Speaks').selectOption('Urdu')
  await page.getByLabel('Food').selectOption('Vegetarian')
  await expectAccessible(page, 'wishes of the form')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.goto('/te/service-details?service=elderly-care')
  await expect(page.getByLabel('మాట్లాడే భాష')).toHaveValue('ur')
  await page.goto('/service-details?service=elderly-care')
  await expect(page.getByLabel('Food')).toHaveValue('vegetarian')
  await page.getByLabel('Food').selectOption('No preference')
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  const answers = page.getByRole('region', { name: 'Before you book' })
  await expect(answers).toContainText('Urdu')
  await expect(answers).not.toContainText('Vegetarian')
  await answers.getByRole('link', { name: /Change.*Speaks/ }).click()
  await expect(page.getByLabel('Speaks')).toBeFocused()
  await page.goBack()
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.waitForURL('**/booking-confirmed')
  await expect(page.getByText('Urdu')).toBeVisible()

  const office = await signedInAs(await people.admin())
  const [booking] = await customer.api.call<{ _id: string }[]>('/booking')
  await office.goto(`/admin/bookings/${booking?._id}`)
  await office.setViewportSize({ width: 1440, height: 900 })
  await expect(office.getByText('A woman, if possible')).toBeVisible()
})

test('at 400 kbit/s Overview shows the caregiver in few seconds and before the Telugu font, in at most 30 requests (rule JRN-10)', async ({
  people,
  signedInAs,
}) => {
  const { customer } = await makeJob(people, { status: 'active', startsIn: 0 })
  const page = await signedInAs(customer)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await network.send('Network.emulateNetworkConditions', line)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/te/profile', { waitUntil: 'commit' })
  await expect(page.locator('.caregiver')).toBeVisible()
  // About 4 s on a quiet machine.
  const after = await page.evaluate(() => performance.now())
  expect(after).toBeLessThan(12_000)
  await expect(page.getByRole('heading', { name: 'మీ ఖాతా' })).toBeVisible()
  await expect(page.locator('html[data-system-font]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(asked.slice(0, 20).filter((path) => path.endsWith('.woff2')).length).toBe(1)
  expect(asked.length).toBeLessThanOrEqual(30)
  const calls = asked.filter((path) => path.startsWith('/api/'))
  expect(new Set(calls).size).toBe(calls.length)
})

test('in Telugu with letters of twice the size nothing overflows a small phone, and the next tab is partly visible', async ({
  server,
  people,
  signedInAs,
}) => {
  const { customer, booking, caretaker } = await makeJob(people, { status: 'active', startsIn: 0 })
  insertVisit(server, { booking, caretaker, startsIn: 3 * 24 * 60, minutes: 60 })
  const page = await signedInAs(customer)
  for (const width of [360, 320])
    for (const tab of ['overview', 'bookings', 'documents', 'settings']) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('about:blank')
      await page.goto(`/te/profile#${tab}`)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
      if (tab === 'bookings') await expect(page.locator('[data-visit]').first()).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(over, `${tab} at ${width} px`).toBeLessThanOrEqual(0)
    }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/te/profile')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const second = await page.getByRole('tab').nth(1).boundingBox()
  expect(second?.x).toBeLessThan(320)
})

test('an admin uploads a photo of the caretaker, and the family sees it, also on a phone (rule DAY-19)', async ({
  people,
  signedInAs,
}) => {
  const { customer, caretaker } = await makeJob(people, { status: 'active', startsIn: 0 })
  const office = await signedInAs(await people.admin())
  await office.goto(`/admin/caretakers/${caretaker.user._id}?tab=profile`)
  await office.getByRole('button', { name: 'Choose a photo' }).waitFor()
  const file = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto(1_200, 900) }
  await office.locator('input[type=file]').setInputFiles(file)
  await expect(office.getByText('The photo was changed.')).toBeVisible()
  await expect(office.getByRole('img', { name: /^Photo of/ })).toBeVisible()
  await expectAccessible(office, 'a caretaker with a photo')

  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile')
  const face = page.locator('img.caregiver-face')
  await expect(face).toBeVisible()
  await expect.poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
