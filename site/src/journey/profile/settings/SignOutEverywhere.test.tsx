import { outboxKey, USER_KEY } from '@thodu/api/contract/people/session-keys'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { showIsland, wire } from '../../../../harness/show.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

const call = 'POST /auth/logout-everywhere'
const note = '[{"kind":"note","text":"slept badly"}]'

test('unsent notes need a confirmation before a caretaker signs out everywhere, and stay when it is declined', async () => {
  localStorage.setItem(USER_KEY, '{"_id":"a"}')
  localStorage.setItem(outboxKey('a'), note)
  wire.answer(call, refuse('server.failed', 500))
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const screen = await showIsland(<SignOutEverywhere />)
  const button = screen.getByRole('button', { name: 'Sign out everywhere' })
  await button.click()
  await expect.poll(() => confirm).toHaveBeenCalledWith(expect.stringMatching(/^Notes or visit times on this device/))
  expect(wire.asked(call)).toEqual([])
  await button.click()
  await expect.element(screen.getByText(/^Not every device could be signed out/)).toBeVisible()
  expect([wire.asked(call).length, localStorage.getItem(outboxKey('a'))]).toEqual([1, note])
  confirm.mockRestore()
  await expectAccessible()
})
