import { expect, test } from 'vitest'
import { expectAccessible } from '../../../tests/support/screens/accessible.ts'
import { showCaretaker } from '../../harness/show.tsx'
import { InstallHint } from './InstallHint.tsx'

test('from the third opening on a phone that can is offered the home screen, once', async () => {
  localStorage.setItem('thodu.opened', '2')
  const screen = await showCaretaker(<InstallHint />)
  await expect.poll(() => localStorage.getItem('thodu.opened')).toBe('3')
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  let asked = 0
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      asked += 1
    },
  })
  window.dispatchEvent(offer)
  expect(offer.defaultPrevented).toBe(true)
  await expect.element(screen.getByText(/opens like an app/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Put it on the home screen' }).click()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect([asked, localStorage.getItem('thodu.opened')]).toEqual([1, 'no'])
})
