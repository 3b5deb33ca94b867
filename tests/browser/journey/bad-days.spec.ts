import type { Page } from '@playwright/test'
import { answerOnce, expect, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'
import { bookAnyway, loseAnswer, reachPackages } from './steps.ts'

const countBookings = async ({ api }: Person): Promise<number> => (await api.call<unknown[]>('/booking')).length
const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true })

async function reachBooking(page: Page): Promise<void> {
  await reachPackages(page)
  await page.getByRole('radio', { name: /6 Hours Daily/ }).check()
}

async function expectKept(page: Page): Promise<void> {
  await page.goto('/service-details')
  await expect(page.getByLabel('Patient name')).toHaveValue('Narsamma Rao')
  await page.goto('/pricing-packages')
  await expect(page.getByRole('radio', { name: /6 Hours Daily/ })).toBeChecked()
}

for (const [name, answer] of [
  ['the server is down', undefined],
  ['the database is busy', { status: 503, json: { message: 'The system is busy.' }, headers: { 'Retry-After': '2' } }],
] as const) {
  test(`a booking while ${name} shows a message, keeps all input, and the next try books once`, async ({
    signedInAs,
    people,
  }) => {
    const customer = await people.customer()
    const page = await signedInAs(customer)
    await reachBooking(page)
    await answerOnce(page, '**/api/booking', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await book(page).click()
    await expect(page.getByText('Failed to save booking. Please try again.')).toBeVisible()
    await expect(page.getByText('Booking failed. Please check your connection or try again.')).toBeVisible()
    await expectKept(page)
    await book(page).click()
    await page.waitForURL('**/booking-confirmed')
    expect(await countBookings(customer)).toBe(1)
  })
}

test('a lost answer does not lead to a second booking', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await reachBooking(page)
  await loseAnswer(page, '**/api/booking')
  await book(page).click()
  await expect(page.getByText('Failed to save booking. Please try again.')).toBeVisible()
  expect(await countBookings(customer)).toBe(1)
  await page.reload()
  await expect(page.getByText('You already asked for this care.')).toBeVisible()
  await bookAnyway(page)
  await expect(page.getByText('We had already received this booking')).toBeVisible()
  expect(await countBookings(customer)).toBe(1)
})

test('a double click and a second tab book once', async ({ signedInAs, people, context }) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await reachBooking(page)
  const second = await context.newPage()
  await second.goto('/pricing-packages')
  await expect(book(second)).toBeVisible()
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/booking') && request.method() === 'POST') calls += 1
  })
  await book(page).dblclick()
  await page.waitForURL('**/booking-confirmed')
  expect(calls).toBe(1)
  await second.getByRole('radio', { name: /24\/7 Care/ }).check()
  await book(second).click()
  await expect(second.getByRole('alert')).toContainText('This booking was already sent with other details.')
  await expect(second.getByRole('link', { name: 'See it in My Bookings' })).toBeVisible()
  await second.getByRole('radio', { name: /6 Hours Daily/ }).check()
  await book(second).click()
  await second.waitForURL('**/booking-confirmed')
  expect(await countBookings(customer)).toBe(1)
})

test('a session that expires during booking shows a message and keeps the draft', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await reachBooking(page)
  await customer.api.call('/auth/logout', { method: 'POST' })
  await book(page).click()
  await page.waitForURL('**/login')
  await expect(
    page.getByText('Your session has ended. Please sign in again. Your answers are saved on this device.'),
  ).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['serviceType', 'thodu.known'])
  await page.getByLabel('Email').fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/pricing-packages')
  await expect(page.getByRole('radio', { name: /6 Hours Daily/ })).toBeChecked()
  await book(page).click()
  await page.waitForURL('**/booking-confirmed')
})

test('after a session ended by itself another person at the device finds no typed text', async ({
  signedInAs,
  people,
}) => {
  const [customer, neighbour] = [await people.customer(), await people.customer()]
  const page = await signedInAs(customer)
  await page.goto('/service-details?service=elderly-care')
  await page.getByLabel('Patient name').fill('Narsamma Rao')
  await customer.api.call('/auth/logout', { method: 'POST' })
  await page.reload()
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(neighbour.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(neighbour.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/service-details?service=elderly-care')
  await expect(page.getByLabel('Patient name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'Narsamma',
  )
})
