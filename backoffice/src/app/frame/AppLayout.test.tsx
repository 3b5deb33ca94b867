import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { address, showOffice } from '../../../harness/show.tsx'
import { AppLayout } from './AppLayout.tsx'

function Broken(): never {
  throw new Error('broken screen')
}

test('a screen that fails says so, and bar and menu stay usable', async () => {
  // React writes each caught error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const screen = await showOffice(
    <AppLayout menu={() => <a href="/elsewhere">Elsewhere</a>}>
      <Broken />
    </AppLayout>,
    { at: '/bookings' },
  )
  await expect.element(screen.getByRole('alert').getByText('Something went wrong')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
  await expectAccessible()
  await screen.getByRole('link', { name: 'Go Home' }).click()
  await expect.poll(() => address).toBe('/')
  vi.restoreAllMocks()
})
