import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { login } from '#words/login.ts'
import { LoginApp } from './LoginApp.tsx'

/** Changes the fragment without a navigation, which would take the frame from the test runner. */
const setFragment = (fragment: string): void =>
  history.replaceState(null, '', `${location.pathname}${location.search}${fragment}`)

afterEach(() => setFragment(''))

test('a link of the setup page fills in the e-mail (rule SET-15)', async () => {
  setFragment(`#${new URLSearchParams({ email: 'lakshmi@example.in' })}`)
  const screen = await render(<LoginApp />)
  await expect.element(screen.getByRole('textbox', { name: login.fields.email })).toHaveValue('lakshmi@example.in')
})
