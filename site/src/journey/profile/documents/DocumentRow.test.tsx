import { documentSchema } from '@thodu/api/contract/documents/documents.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../../harness/show.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { finishRemovals, removalUndoFor } from './use-removal.ts'

const call = 'DELETE /document/{id}'
const record = sample(documentSchema, { _id: 'd1', name: 'rx.pdf', reason: null })
const [onRemoved, onGoing] = [vi.fn(), vi.fn()]
const show = () =>
  showIsland(
    <ul>
      <DocumentRow record={record} onView={vi.fn()} onGoing={onGoing} onRemoved={onRemoved} />
    </ul>,
  )

test('a removal can be undone: nothing is sent, and the focus returns (rule JRN-13)', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Remove rx.pdf' }).click()
  await expect.element(screen.getByText('rx.pdf is removed.')).toBeVisible()
  expect(onGoing).toHaveBeenCalledOnce()
  const undo = screen.getByRole('button', { name: 'Undo rx.pdf' })
  await expect.element(undo).toHaveFocus()
  await expectAccessible()
  await undo.click()
  await expect.element(screen.getByRole('button', { name: 'Remove rx.pdf' })).toHaveFocus()
  expect(wire.asked(call)).toEqual([])
})

test('a document that a booking uses is shown again with the reason', async () => {
  wire.answer(call, refuse('document.in_use', 409))
  const screen = await show()
  await screen.getByRole('button', { name: 'Remove rx.pdf' }).click()
  await expect.poll(() => wire.asked(call).length, { timeout: removalUndoFor + 5_000 }).toBe(1)
  const refused = screen.getByText('This file belongs to a booking and cannot be removed.')
  await expect.element(refused, { timeout: removalUndoFor + 5_000 }).toBeVisible()
  expect(onRemoved).not.toHaveBeenCalled()
})

test('a customer who leaves the page has removed the document', async () => {
  wire.answer(call, undefined)
  const screen = await show()
  await screen.getByRole('button', { name: 'Remove rx.pdf' }).click()
  await screen.unmount()
  await expect.poll(() => wire.asked(call).length).toBe(1)
})

test('a removal that the browser dropped with its page is sent with the next list (rule JRN-13)', async () => {
  wire.answer(call, undefined)
  const screen = await show()
  await screen.getByRole('button', { name: 'Remove rx.pdf' }).click()
  await finishRemovals()
  expect(wire.asked(call)).toEqual([])
  await screen.unmount()
  await expect.poll(() => wire.asked(call).length).toBe(1)
  await finishRemovals()
  expect(wire.asked(call)).toHaveLength(2)
  await finishRemovals()
  expect(wire.asked(call)).toHaveLength(2)
})
