import { copyText } from '@thodu/api/contract/client/plain-http'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

test('a copy button works on plain http, where a browser has no clipboard, also within a dialog', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  const copied = vi.fn()
  document.addEventListener('copy', () => copied(document.activeElement?.closest('[role="dialog"]') !== null), {
    once: true,
  })
  const done = vi.fn()
  await render(
    <div role="dialog">
      <button type="button" onClick={() => void copyText('7AUTLC').then(done)}>
        Copy
      </button>
    </div>,
  )
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => done.mock.calls).toEqual([[true]])
  expect(copied).toHaveBeenCalledWith(true)
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus()
  expect(document.querySelector('textarea')).toBeNull()
})
