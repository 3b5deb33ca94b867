import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { login } from '#words/journey/login.ts'
import { LoginApp } from './LoginApp.tsx'

afterEach(() => history.replaceState(null, '', location.pathname))

test('a link of the setup page fills in the e-mail (rule SET-15)', async () => {
  location.hash = new URLSearchParams({ email: 'lakshmi@example.in' }).toString()
  const screen = await render(<LoginApp />)
  await expect.element(screen.getByRole('textbox', { name: login.fields.email })).toHaveValue('lakshmi@example.in')
})
