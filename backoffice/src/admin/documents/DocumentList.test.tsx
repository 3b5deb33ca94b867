import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { expectListStates } from '../../../harness/list-states.ts'
import { aDocument } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { DocumentList } from './DocumentList.tsx'

const list = 'GET /admin/documents'
const showDocuments = () => showOffice(<DocumentList />, { resource: 'documents', at: '/documents' })
const { id: _, ...document } = aDocument()

test('the list begins with pending documents, the oldest first', async () => {
  wire.answer(list, [document])
  const screen = await showDocuments()
  await expect.element(screen.getByText('blood-test.jpg')).toBeVisible()
  const [first] = wire.asked(list)
  expect(first?.query).toMatchObject({ filter: '{"status":"pending"}', sort: '["uploadedAt","ASC"]' })
  await expect
    .element(screen.getByRole('link', { name: 'Paper Family' }))
    .toHaveAttribute('href', `/families/${document.owner._id}`)
  await expectAccessible()
})

test('the list is filtered by category', async () => {
  wire.answer(list, [document])
  const screen = await showDocuments()
  await screen.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Prescription' }).click()
  await expect.poll(() => wire.asked(list).at(-1)?.query.filter).toContain('"category":"prescriptions"')
})

test('the document list shows a loading, a failed and an empty state', () =>
  expectListStates(showDocuments, {
    call: list,
    failed: 'The documents could not be loaded.',
    empty: 'No documents to verify.',
  }))
