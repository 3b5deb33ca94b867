import { readFile } from 'node:fs/promises'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { expect, test } from '../../support/browser-fixtures.ts'
import { advance, assign, book, patientDetails } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'
import { makeJob, readJob, refresh } from './jobs.ts'

test('one booking shows patient, family, address and notes, each one tap away', async ({ people, signedInAs }) => {
  const job = await makeJob(people, { client: 'Kavitha Rani' })
  const page = await signedInAs(job.caretaker)
  await page.goto('/caretaker/bookings')
  await page.getByRole('link', { name: 'Elderly Care' }).click()
  await expect(page).toHaveURL(`/caretaker/bookings/${job.booking._id}/show`)
  await expect(page.getByRole('heading', { name: `Booking ${job.booking.bookingId}` })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Narsamma Rao')
  await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Risk of falling')
  const family = page.getByRole('region', { name: 'Family' })
  await expect(family.getByRole('link', { name: 'Call Kavitha Rani' })).toHaveAttribute('href', 'tel:9876543210')
  await expect(family.getByRole('link', { name: 'Call Ravi Rao' })).toHaveAttribute('href', 'tel:9876543210')
  await expect(page.getByRole('link', { name: 'Open map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=12-3-45%2C%20Station%20Road.*506001$/,
  )
  await page.getByRole('textbox', { name: 'New note' }).fill('Arrived on time')
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('Arrived on time')
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
  expect((await readJob(job)).status).toBe('confirmed')
})

test('medical files open, an Aadhaar card is never offered', async ({ people, signedInAs }) => {
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

test('a booking of somebody else is not there, one taken back says so', async ({ people, signedInAs }) => {
  const other = await makeJob(people)
  const job = await makeJob(people)
  const page = await signedInAs(job.caretaker)
  await page.goto(`/caretaker/bookings/${other.booking._id}/show`)
  await expect(page.getByText('The page you are looking for does not exist.').last()).toBeVisible()
  await page.goto(`/caretaker/bookings/${job.booking._id}/show`)
  await expect(page.getByRole('button', { name: 'Start Care' })).toBeVisible()
  const admin = await people.admin()
  const body = { assignedCaregiver: null }
  await admin.api.call(`/admin/bookings/${job.booking._id}/status`, { method: 'PUT', body })
  await refresh(page)
  await expect(page.getByText('This booking is no longer assigned to you.').last()).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByText('No bookings assigned to you at the moment')).toBeVisible()
})

test('a step that was taken elsewhere meanwhile is one step, and shows what is true', async ({
  people,
  signedInAs,
}) => {
  const job = await makeJob(people)
  const page = await signedInAs(job.caretaker)
  await page.goto(`/caretaker/bookings/${job.booking._id}/show`)
  await expect(page.getByRole('button', { name: 'Start Care' })).toBeVisible()
  await advance(job.caretaker, job.booking, 'confirmed')
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page.getByText('Saved. The booking is now confirmed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
  expect((await readJob(job)).status).toBe('confirmed')
})
