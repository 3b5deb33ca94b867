import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-fixtures.ts'
import { firstAdmin, testPassword } from '../support/people.ts'
import { waitForCode } from '../support/servers/outbox.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'
import { outlastHastyTap } from './caretaker/hasty-tap.ts'
import { agree, fillDetails } from './journey/steps.ts'

const customer = { name: 'Lakshmi Rao', email: 'lakshmi.rao@example.org' }
const caretaker = { name: 'Sridevi Goud', email: 'sridevi.goud@example.org' }
const note = 'Walked to the gate and back; slept well.'

let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.remove())

/** The owner opens the printed link, creates the first admin and enters a name, a number and a price (rule SET-15). */
async function setUpOffice(page: Page): Promise<void> {
  await expect.poll(server.stderr).toMatch(/\/setup#\S+/)
  await page.goto(/\S+\/setup#\S+/.exec(server.stderr())?.[0] ?? '')
  const admin = page.getByRole('region', { name: 'First admin' })
  await admin.getByLabel('Your name').fill('Meera Iyer')
  await admin.getByLabel('Your e-mail').fill(firstAdmin.email)
  await admin.getByLabel('Password').fill('weak')
  const organisation = page.getByRole('region', { name: 'Your organisation' })
  await organisation.getByLabel('Name').fill('Kaakatiya Care')
  await organisation.getByLabel('Phone').fill('+91 99000 11000')
  await organisation.getByLabel('E-mail').fill('office@kaakatiya.example')
  await page.getByLabel('12 Hours Daily').first().fill('5200')
  await page.getByRole('button', { name: 'Create the office' }).click()
  await expect(admin.getByLabel('Password')).toBeFocused()
  await page.reload()
  await admin.getByLabel('Password').fill(testPassword)
  await page.getByRole('button', { name: 'Create the office' }).click()
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(page.getByRole('alert')).toContainText('No mail server is set up')
  await page.getByRole('link', { name: 'Open the office' }).click()
  await page.waitForURL('**/admin')
  await expect(page.getByRole('menuitem', { name: 'Bookings' })).toBeVisible()
  const readPrices = async () => (await fetch(`${server.url}/prices`)).text()
  await expect.poll(readPrices, { timeout: 60_000 }).toContain('5,200')
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signUpAsCustomer(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Find a Caregiver' }).first().click()
  await page.waitForURL('**/login#sign-up')
  await page.getByLabel('Full name').fill(customer.name)
  await page.getByLabel('Email').fill(customer.email)
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByLabel('Confirm password').fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your email' })
  await dialog.getByLabel('6-digit code').fill(await waitForCode(server.dataDir, customer.email))
  await dialog.getByRole('button', { name: 'Verify and create account' }).click()
  await expect(page.getByText('Account created successfully! Please sign in with your credentials.')).toBeVisible()
}

async function bookElderlyCare(page: Page): Promise<void> {
  await page.goto(`${server.url}/choose-service`)
  await page.getByRole('button', { name: 'Choose Elderly Care' }).click()
  await page.waitForURL('**/service-details')
  await fillDetails(page)
  await page.getByLabel('Mobility level').selectOption('Needs help to walk')
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.waitForURL('**/pricing-packages')
  await page.getByRole('radio', { name: /12 Hours Daily/ }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed' })).toBeVisible()
  const facts = (await page.getByRole('article').textContent()) ?? ''
  const booked = ['Elderly Care', '12 Hours Daily', '₹5,200', 'Narsamma Rao']
  for (const text of [customer.name, customer.email, '9876543210', ...booked]) expect(facts).toContain(text)
  await expect(page.getByRole('heading', { name: 'What Happens Next' })).toBeVisible()
}

async function addAndAssignCaretaker(page: Page): Promise<void> {
  await page.goto(`${server.url}/admin`)
  await page.getByRole('menuitem', { name: 'Add Caregiver' }).click()
  await page.getByLabel('Full Name').fill(caretaker.name)
  await page.getByLabel('Email').fill(caretaker.email)
  await page.getByLabel('Phone').fill('9876501234')
  await page.getByLabel('Password').fill(testPassword)
  await page.getByLabel('Elderly Care').check()
  await page.getByRole('button', { name: 'Add Caregiver' }).click()
  await expect(page.getByText('Caretaker added successfully!')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Bookings' }).click()
  const row = page.getByRole('row', { name: new RegExp(customer.name) })
  await expect(row).toContainText('Narsamma Rao')
  await row.getByLabel(/^Assign caretaker/).click()
  await page.getByRole('option', { name: `${caretaker.name} (Available)` }).click()
  await expect(page.getByText('Caretaker assigned successfully!')).toBeVisible()
  await expect(row).toContainText(caretaker.name)
}

async function giveCare(page: Page): Promise<void> {
  await signIn(page, caretaker.email, testPassword)
  await page.waitForURL('**/caretaker')
  await page.getByRole('menuitem', { name: 'My Bookings' }).click()
  await page.getByRole('button', { name: 'View / Add Notes' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No notes added yet')).toBeVisible()
  await dialog.getByLabel('New note').fill(note)
  await dialog.getByRole('button', { name: 'Add Note' }).click()
  await expect(dialog.getByText(note)).toBeVisible()
  await page.keyboard.press('Escape')
  for (const step of ['Start Care', 'Begin Active Care', 'Mark Completed'])
    await page.getByRole('button', { name: step }).click()
  await outlastHastyTap(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Mark Completed' }).click()
  await expect(page.getByText('Saved. The booking is now Completed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark Completed' })).toHaveCount(0)
}

async function rateCare(page: Page): Promise<void> {
  await page.goto(`${server.url}/profile`)
  await page.getByRole('tab', { name: 'My Bookings' }).click()
  await page.getByRole('button', { name: 'Rate Service' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rate Service' })
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('Your review').fill('On time every day, and kind.')
  await dialog.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you for your rating.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rate Service' })).toHaveCount(0)
}

const told = [
  'Register',
  'Booking created',
  'Caretaker assigned',
  'Notes added',
  'Caretaker status updated',
  'Care started',
  'Care completed',
  'Rating submitted',
  'Review submitted',
]

async function readAuditTrail(page: Page): Promise<string> {
  await page.goto(`${server.url}/admin`)
  await page.getByRole('tab', { name: 'Audit Trail' }).click()
  const table = page.getByRole('table').last()
  for (const event of told) await expect(table).toContainText(event)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-logs-\d{4}-\d{2}-\d{2}\.csv$/)
  return readFile(await file.path(), 'utf8')
}

test('a new installation goes from the setup to a booking, an assignment, rated care and the CSV file', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const office = await (await browser.newContext()).newPage()
  await setUpOffice(office)

  const family = await (await browser.newContext()).newPage()
  await signUpAsCustomer(family)
  await family.getByRole('textbox', { name: 'Password' }).fill(testPassword)
  await family.getByRole('button', { name: 'Sign in', exact: true }).click()
  await family.waitForURL((url) => !url.pathname.startsWith('/login'))
  await bookElderlyCare(family)

  await addAndAssignCaretaker(office)
  await giveCare(await (await browser.newContext()).newPage())
  await rateCare(family)

  const csv = await readAuditTrail(office)
  const actions = [
    'REGISTER',
    'BOOKING_CREATED',
    'CARETAKER_ASSIGNED',
    'NOTES_ADDED',
    'CARETAKER_STATUS_UPDATED',
    'CARE_STARTED',
    'CARE_COMPLETED',
    'RATING_SUBMITTED',
    'REVIEW_SUBMITTED',
  ]
  for (const action of actions) expect(csv).toContain(action)
  for (const person of [customer, caretaker, firstAdmin]) expect(csv).toContain(person.email)
})
