import { expect, test } from 'vitest'
import { showOffice } from '../../../harness/show.tsx'
import { clearSession } from '../wire/session.ts'
import { useStoredDialog } from './use-stored-dialog.ts'

function Screen() {
  const [dialog, setDialog] = useStoredDialog('booking.b1', ['edit', 'cancel'])
  return (
    <>
      <p>Open: {dialog ?? 'none'}</p>
      <button type="button" onClick={() => setDialog('edit')}>
        Edit
      </button>
      <button type="button" onClick={() => setDialog(null)}>
        Close
      </button>
    </>
  )
}

test('a dialog that was open when the session ended is open again for the same user', async () => {
  const screen = await showOffice(<Screen />)
  await screen.getByRole('button', { name: 'Edit' }).click()
  await expect.element(screen.getByText('Open: edit')).toBeVisible()
  clearSession()
  await screen.unmount()
  const again = await showOffice(<Screen />)
  await expect.element(again.getByText('Open: edit')).toBeVisible()
  await again.getByRole('button', { name: 'Close' }).click()
  await again.unmount()
  const third = await showOffice(<Screen />)
  await expect.element(third.getByText('Open: none')).toBeVisible()
})

test('leaving the screen closes the dialog', async () => {
  const screen = await showOffice(<Screen />)
  await screen.getByRole('button', { name: 'Edit' }).click()
  await screen.unmount()
  const again = await showOffice(<Screen />)
  await expect.element(again.getByText('Open: none')).toBeVisible()
})
