import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aDocument } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { DocumentCard } from './DocumentCard.tsx'

const decide = 'PUT /admin/documents/{id}/status'
const document = aDocument()
const { id: _, ...answer } = document

test('rejecting a document requires a reason, which the family reads', async () => {
  wire.answer(decide, { ...answer, status: 'rejected', reason: 'The second page is missing' })
  const screen = await showOffice(<DocumentCard document={document} />)
  await screen.getByRole('button', { name: 'Reject: blood-test.jpg' }).click()
  const reject = screen.getByRole('button', { name: 'Reject', exact: true })
  const reason = screen.getByRole('textbox', { name: 'Reason, shown to the family' })
  await expect.element(reason).toHaveFocus()
  await expect.element(reject).toBeDisabled()
  await reason.fill('   ')
  await expect.element(reject).toBeDisabled()
  await reason.fill(' The second page is missing ')
  await expectAccessible()
  await reject.click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(wire.asked(decide).map(({ body }) => body)).toEqual([
    { status: 'rejected', reason: 'The second page is missing' },
  ])
})

test('Reject is disabled with an explanation, and Escape closes the form', async () => {
  const screen = await showOffice(<DocumentCard document={document} />)
  await screen.getByRole('button', { name: 'Reject: blood-test.jpg' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Reject', exact: true }))
    .toHaveAccessibleDescription('Enter a reason first.')
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Verify: blood-test.jpg' })).toBeVisible()
})

test('verifying is confirmed at once, and a refusal shows the server’s message', async () => {
  wire.answer(decide, refuse('request.conflict', 409))
  const screen = await showOffice(<DocumentCard document={document} />)
  const verify = screen.getByRole('button', { name: 'Verify: blood-test.jpg' })
  await verify.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  wire.answer(decide, { ...answer, status: 'verified' })
  await verify.click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(wire.asked(decide).at(-1)?.body).toEqual({ status: 'verified' })
})

test.each([
  ['verified', 'Verify'],
  ['rejected', 'Reject'],
] as const)('a document that is %s offers no %s', async (status, button) => {
  const screen = await showOffice(<DocumentCard document={aDocument({ status })} />)
  await expect.element(screen.getByRole('button', { name: 'View: blood-test.jpg' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: `${button}: blood-test.jpg` })).not.toBeInTheDocument()
})

test('a PDF is never shown in the page, only opened', async () => {
  const pdf = aDocument({ type: 'application/pdf', name: 'report.pdf' })
  const screen = await showOffice(<DocumentCard document={pdf} />)
  const view = screen.getByRole('button', { name: 'View: report.pdf' })
  await expect.element(view).toHaveAttribute('aria-expanded', 'false')
  await view.click()
  await expect.element(screen.getByText(/PDFs are not shown here/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Hide: report.pdf' }))
    .toHaveAttribute('aria-expanded', 'true')
  expect(window.document.querySelector('iframe, embed, object')).toBe(null)
  await expectAccessible()
})

test('a picture is fetched only on request, and is shown beside the decision', async () => {
  const picture = aDocument({ url: '/api/files/f1' })
  const dot = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (letter) => letter.charCodeAt(0),
  )
  let fetched = 0
  wire.answerFile('/files/f1', () => {
    fetched += 1
    return new Response(dot, { headers: { 'Content-Type': 'image/png' } })
  })
  const screen = await showOffice(<DocumentCard document={picture} />)
  await expect.element(screen.getByRole('button', { name: 'Verify: blood-test.jpg' })).toBeVisible()
  expect(fetched).toBe(0)
  await screen.getByRole('button', { name: 'View: blood-test.jpg' }).click()
  const shown = screen.getByRole('img', { name: 'blood-test.jpg' })
  await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Verify: blood-test.jpg' })).toBeVisible()
  expect(fetched).toBe(1)
  await expectAccessible()
})
