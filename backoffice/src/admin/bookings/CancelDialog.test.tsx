import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showOffice } from '../../../harness/show.tsx'
import { CancelDialog } from './CancelDialog.tsx'

const props = { subject: 'booking-1', count: 1, undo: async () => undefined, onClose: () => undefined }

test('cancelling a booking requires a reason, which is sent trimmed', async () => {
  const cancel = vi.fn(async () => undefined)
  const screen = await showOffice(<CancelDialog {...props} act={cancel} />)
  const dialog = screen.getByRole('dialog', { name: /Cancel/ })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toHaveFocus()
  const confirm = dialog.getByRole('button').last()
  await expect.element(confirm).toBeDisabled()
  await reason.fill('   ')
  await expect.element(confirm).toBeDisabled()
  await reason.fill('  The family has found somebody.  ')
  await confirm.click()
  await expect.poll(() => cancel).toHaveBeenCalledExactlyOnceWith('The family has found somebody.')
  await expectAccessible()
})

test('a refused cancellation does not clear the reason until the dialog is cancelled', async () => {
  const refuse = vi.fn(() => Promise.reject(new Error('refused')))
  const close = vi.fn()
  const dialog = <CancelDialog {...props} act={refuse} onClose={close} />
  const first = await showOffice(dialog)
  await first.getByRole('textbox', { name: 'Reason' }).fill('No nurse')
  await first.getByRole('button').last().click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => close).toHaveBeenCalledOnce()
  await first.unmount()
  const second = await showOffice(dialog)
  await expect.element(second.getByRole('textbox', { name: 'Reason' })).toHaveValue('No nurse')
  await second.getByRole('button').first().click()
  await second.unmount()
  const third = await showOffice(dialog)
  await expect.element(third.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
})
