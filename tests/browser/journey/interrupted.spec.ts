import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'
import { testPassword, uniqueEmail } from '../../support/people.ts'
import { agree, fillDetails, reachPackages } from './steps.ts'

const code = (page: Page) => page.getByLabel('6-digit code')
const countCalls = (page: Page, path: string) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) calls.push(request.url())
  })
  return calls
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('అనిత రావు')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('9849012345')
  await fillPasswords(page)
}
async function fillPasswords(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByLabel('Confirm password').fill(testPassword)
}

test('a closed code dialog opens again without another mail, also after a reload', async ({ page, people }) => {
  const email = uniqueEmail('interrupted')
  const sent = countCalls(page, '/auth/send-otp')
  await page.goto('/login#sign-up')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(code(page)).toBeFocused()
  const digits = await people.codeFor(email)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(code(page)).toBeFocused()
  await expect(page.getByText('Please enter the code from our email.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled()

  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('అనిత రావు')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Phone')).toHaveValue('9849012345')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(testPassword)
  await fillPasswords(page)
  await page.getByRole('button', { name: 'I already have a code' }).click()
  await code(page).fill(digits === '000000' ? '111111' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible()
  await code(page).fill(digits)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account created successfully! Please sign in with your credentials.')).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(testPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/profile')
})

test('sign-in, sign-up and forgotten password each have an address, a title and the focus on their heading', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await expect(page).toHaveURL(/\/login#sign-up$/)
  await expect(page).toHaveTitle(/^Create an account/)
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused()
  await page.getByLabel('Full name').fill('Lakshmi Rao')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused()
  await expect(page).toHaveTitle(/^Sign in/)
  await page.goForward()
  await expect(page.getByLabel('Full name')).toHaveValue('Lakshmi Rao')
  await page.goto('/login#forgot')
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
})

test('a missing part of an old version reloads the page once and then opens', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer())
  await page.route('**/_astro/CallbackDialog*', (route) => route.abort())
  await reachPackages(page)
  await page.waitForLoadState('networkidle')
  await page.unroute('**/_astro/CallbackDialog*')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Request Callback' }).click()
  await Promise.race([reloaded, expect(page.getByRole('dialog')).toBeVisible()])
  await expect(page.getByRole('dialog', { name: 'Request a callback' })).toBeVisible()
})

test('a part requested offline opens by itself once the connection is back', async ({
  signedInAs,
  people,
  context,
}) => {
  const page = await signedInAs(await people.customer())
  await page.route('**/_astro/other-tabs*', (route) => route.abort())
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline.')
  await page.unroute('**/_astro/other-tabs*')
  await context.setOffline(false)
  await expect(page.getByText('You have no documents yet.')).toBeVisible()
})

test('opening a thank-you page again does not delete a new draft', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer())
  // A customer who leaves at the moment when the page appears must not lose a new draft on coming back.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.thanks')) return
      observer.disconnect()
      document.documentElement.dataset.settledAtOnce = String(history.state?.settled)
    }).observe(document, { childList: true, subtree: true })
  })
  await reachPackages(page, 'Caretaking')
  await page.getByRole('button', { name: 'Request Callback' }).click()
  await page.getByLabel('Package you are asking about').selectOption('Full Day Care')
  await page.getByRole('dialog').getByRole('button', { name: 'Request Callback' }).click()
  await page.waitForURL('**/thank-you')
  await expect(page.getByRole('heading', { name: 'We call you back' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-settled-at-once', 'true')
  await page.goto('/service-details?service=caretaking')
  await page.getByLabel('Patient name').fill('Ramulu')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'We call you back' })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Patient name')).toHaveValue('Ramulu')
})

test('unusual input leads to questions and is never refused, and errors are in the bar (rules JRN-23, JRN-24)', async ({
  signedInAs,
  people,
  context,
}) => {
  const page = await signedInAs(await people.customer())
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/service-details?service=elderly-care')
  await fillDetails(page, { city: 'Hyderabad', pincode: '500072', patientAge: 'seventy', emergencyPhone: '98490' })
  await page.getByLabel('Address').focus()
  for (const sentence of [
    /outside the area we serve: Warangal/,
    /We come to Warangal/,
    /age as a number/,
    /in an emergency/,
  ])
    await expect(page.locator('.field-question').filter({ hasText: sentence })).toBeVisible()
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')

  const lastLook = page.getByRole('region', { name: 'Before you book' })
  await expect(lastLook.getByText('Please check once more').locator('../..').getByRole('listitem')).toHaveCount(4)
  await expect(lastLook.getByText('500072')).toBeVisible()

  const book = page.getByRole('button', { name: 'Book', exact: true })
  await book.click()
  const told = page.locator('.bar-failure')
  await expect(told).toContainText('Please complete all required information before booking.')
  await expect(told).toBeFocused()
  await expect(told).toBeInViewport()
  await expect(page.getByRole('radio', { name: /12 Hours Daily/ })).toBeInViewport()
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await expect(told).toHaveCount(0)

  // A click or a double click on Book leads to the open questions far above it.
  await book.dblclick()
  const questions = lastLook.locator('#doubts')
  await expect(questions).toBeFocused()
  await expect(questions).toBeInViewport()
  const pressAnyway = page.getByRole('button', { name: 'Book anyway' })

  await context.setOffline(true)
  await expect(async () => {
    await pressAnyway.click()
    await expect(told).toContainText('You are offline. Nothing is booked yet.', { timeout: 1_000 })
  }).toPass()
  await expect(told).toBeFocused()
  await expect(told).toBeInViewport()
  await context.setOffline(false)
  await pressAnyway.click()
  await page.waitForURL('**/booking-confirmed')

  await page.goto('/service-details?service=elderly-care')
  await fillDetails(page)
  await agree(page)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  await page.getByLabel('Preferred start date').fill(today)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await expect(lastLook).toContainText('You already asked for this care.')
  await expect(page.locator('.promise')).toContainText('Care starts in less than 24 hours.')
})
