import { brand } from '@thodu/api/contract/page-values'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { showStorageBlocked } from './storage-blocked.ts'
import { isStorageOpen } from './storage-open.ts'

afterEach(() => vi.restoreAllMocks())

test('a browser that blocks its storage shows what to change and which number to call', async () => {
  expect(isStorageOpen()).toBe(true)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  expect(isStorageOpen()).toBe(false)
  const root = document.createElement('main')
  document.body.append(root)
  showStorageBlocked(root)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/blocks storage/)
  await expect
    .element(page.getByRole('link', { name: brand.phoneDisplay }))
    .toHaveAttribute('href', `tel:${brand.phone}`)
  await expectAccessible()
  root.remove()
})
