import sharp from 'sharp'
import { expect, test } from '../../support/browser-fixtures.ts'
import type { Person } from '../../support/people.ts'

const askForCall = (customer: Person, preferredTime: string) =>
  customer.api.call('/callback', {
    method: 'POST',
    body: {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime, additionalNotes: 'Please speak Telugu.' },
      timestamp: new Date().toISOString(),
    },
  })

test('a callback request is called, noted and closed', async ({ signedInAs, people }) => {
  await askForCall(await people.customer({ name: 'Calling Family' }), 'evening')
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/callbacks')
  const evening = page.getByRole('region', { name: 'Evening 5-8' })
  await expect(evening.getByText('Calling Family')).toBeVisible()
  await expect(evening.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:/)
  await page.getByRole('searchbox').fill('Calling Family')
  // Other families wait too until the search has its answer.
  const note = page.getByRole('textbox', { name: 'Note about the call' })
  await expect(note).toHaveCount(1)
  await note.fill('Call again on Monday')
  await page.getByRole('button', { name: 'Mark as called: Calling Family' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByText('Nobody is waiting for a call.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Called' }).click()
  await expect(note).toHaveValue('Call again on Monday')
})

test('a message of the contact form is read and marked as answered', async ({ signedInAs, people, page, server }) => {
  await page.request.post(`${server.url}/api/contact`, {
    data: {
      name: 'Ravi Teja',
      email: 'ravi.teja@example.org',
      subject: 'Night nurse for my mother',
      message: 'Do you have somebody for nights?',
      inquiryType: 'caregiver',
    },
  })
  await signedInAs(await people.admin())
  await page.goto('/admin/messages')
  await page.getByRole('searchbox').fill('Night nurse')
  await expect(page.getByText('Do you have somebody for nights?')).toBeVisible()
  await expect(page.getByText('Find a Caregiver')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered: Night nurse for my mother' }).click()
  await expect(page.getByText('Do you have somebody for nights?')).toBeHidden()
})

test('a document is viewed beside the decision, then rejected with a reason the family reads', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer({ name: 'Paper Family' })
  const form = new FormData()
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#e0d8c8' } })
    .jpeg()
    .toBuffer()
  form.set('category', 'medicalReports')
  form.set('file', new File([new Uint8Array(bytes)], 'blood-test.jpg'))
  await customer.api.call('/document/upload', { method: 'POST', body: form })

  const page = await signedInAs(await people.admin())
  await page.goto('/admin/documents')
  const card = page.getByRole('listitem').filter({ hasText: customer.email })
  await card.getByRole('button', { name: 'View: blood-test.jpg' }).click()
  await expect(card.getByRole('img', { name: 'blood-test.jpg' })).toHaveJSProperty('complete', true)
  await expect(card.getByRole('button', { name: 'Verify: blood-test.jpg' })).toBeVisible()
  await card.getByRole('button', { name: 'Reject: blood-test.jpg' }).click()
  await expect(card.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled()
  await card.getByRole('textbox').fill('The second page is missing')
  await card.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(card).toBeHidden()
  const own = await customer.api.call<{ status: string; reason: string }[]>('/document')
  expect(own[0]).toMatchObject({ status: 'rejected', reason: 'The second page is missing' })
})
