import { readFile } from 'node:fs/promises'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book, patientDetails } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'
import { makeJob } from './jobs.ts'

const screens = [
  '/caretaker',
  '/caretaker/visits',
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
