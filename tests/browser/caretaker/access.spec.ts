import { readFile } from 'node:fs/promises'
import type { Response } from '@playwright/test'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book, patientDetails } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'
import { makeJob } from './jobs.ts'

const screens = [
  '/caretaker',
  '/caretaker/bookings',
  '/caretaker/bookings/ID/show',
  '/caretaker/myprofile',
  '/caretaker/x',
]

test('axe finds no violation at 360 and 1440 px in light and dark, and nothing is wider than the screen', async ({
  people,
  signedInAs,
}) => {
  test.setTimeout(300_000)
  const { caretaker, booking } = await makeJob(people)
  const page = await signedInAs(caretaker)
  const look = (where: string) => expectAccessibleIn(page, [360, 1440], where)
  for (const screen of screens) {
    await page.goto(screen.replace('ID', booking._id))
    await expect(
      page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).first(),
    ).toBeVisible()
    await look(screen)
  }
  await page.getByRole('link', { name: 'Go Home' }).click()
  for (const name of ['Start Next Job', 'Contact Admin', "View Today's Schedule", 'View / Add Notes']) {
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(name)
    await expect(page.getByRole('dialog'), name).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('the caretaker app is for caretakers only', async ({ people, signedInAs, page }) => {
  await page.goto('/caretaker/bookings')
  await expect(page).toHaveURL('/login')
  for (const person of [await people.customer(), await people.admin()]) {
    await signedInAs(person)
    await page.goto('/caretaker/bookings')
    await expect(page).toHaveURL('/forbidden')
  }
})

test('the first screen of the caretaker app is small and contains no code of the admin app', async ({
  people,
  signedInAs,
}) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  const answers = new Map<string, Response>()
  page.on('response', (response) => {
    if (/\/caretaker$|\/_bo\/.*\.(js|css|woff2)$/.test(new URL(response.url()).pathname))
      answers.set(response.url(), response)
  })
  await page.goto('/caretaker')
  await expect(page.getByRole('row', { name: /Lakshmi Rao/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  let total = 0
  for (const [url, response] of answers) {
    const { responseBodySize } = await response.request().sizes()
    // A cached response would count as empty.
    expect(responseBodySize, url).toBeGreaterThan(0)
    total += responseBodySize
    expect(url).not.toMatch(/admin/i)
    expect((await response.body()).includes('Booking Workflow'), url).toBe(false)
  }
  expect(answers.size).toBeGreaterThan(3)
  expect(total).toBeLessThanOrEqual(350 * 1024)
})

test('first screen and profile show a notice about an initial password until it is changed', async ({
  people,
  signedInAs,
}) => {
  const caretaker = await people.caretaker()
  const page = await signedInAs(caretaker)
  await page.goto('/caretaker')
  const banner = page.getByRole('link', { name: 'Choose your own password' })
  await expect(banner).toBeVisible()
  await page.goto('/caretaker/bookings')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/caretaker')
  await banner.click()
  await page.getByLabel('Current password', { exact: true }).fill(caretaker.password)
  await page.getByLabel('New password', { exact: true }).fill('Bhadra@2')
  await page.getByLabel('Confirm new password', { exact: true }).fill('Bhadra@2')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(banner).toHaveCount(0)
})

test('a caretaker opens medical files, and an Aadhaar card is never listed', async ({ people, signedInAs }) => {
  const customer = await people.customer()
  const upload = async (category: string) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(samplePdf())], { type: 'application/pdf' }), `${category}.pdf`)
    body.set('category', category)
    return customer.api.call<DocumentRecord>('/document/upload', { method: 'POST', body })
  }
  const [report, card] = [await upload('medicalReports'), await upload('aadharCard')]
  const uploadedFiles = { medicalReports: [report.url], aadharCard: [card.url] }
  const caretaker = await people.caretaker()
  const booking = await assign(await people.admin(), await book(customer, { patientDetails, uploadedFiles }), caretaker)
  const page = await signedInAs(caretaker)
  await page.goto(`/caretaker/bookings/${booking._id}/show`)
  const files = page.getByRole('region', { name: 'Files' })
  await expect(files.getByRole('button')).toHaveText(['Medical report 1'])
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Medical report 1' }).click()
  expect(await readFile(await (await download).path(), 'latin1')).toContain('%PDF')
})
