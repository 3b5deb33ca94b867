import { expect, test } from '../../support/browser-fixtures.ts'
import { firstAdmin, testPassword, uniqueEmail } from '../../support/people.ts'
import { waitForCode } from '../../support/servers/outbox.ts'

test('fields are checked when they are left, and errors clear on editing', async ({ page }) => {
  await page.goto('/login')
  // Buttons wait for the script, and so do the checks of a field that is left.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  const email = page.getByLabel('Email')
  await email.focus()
  await email.blur()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('Email is required')
  await email.pressSequentially('l')
  await expect(page.getByText('Email is required')).toBeHidden()
  await email.blur()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await email.fill('x@mailinator.com')
  await email.blur()
  await expect(page.getByText('Please use a valid email address (disposable emails not allowed)')).toBeVisible()
})

test('submitting names every error and moves the focus to the first', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Phone').fill('12345')
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const text of [
    'Name is required',
    'Email is required',
    'Phone number must be at least 10 digits',
    'Password is required',
    'Please confirm your password',
  ])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByLabel('Full name')).toBeFocused()
})

test('pressing a link while a field is left empty still works', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('the meter and the checklist follow the password, which can be shown', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  const rules = page.getByRole('listitem').filter({ hasText: /\((met|not yet)\)/ })
  await expect(rules).toHaveCount(5)
  await password.fill('abc')
  await expect(page.getByText('Password strength: Very Weak')).toBeVisible()
  await password.fill('Orugallu@')
  await expect(page.getByText('Password strength: Strong')).toBeVisible()
  await expect(rules.filter({ hasText: '(not yet)' })).toHaveText(/A number/)
  await password.fill(testPassword)
  await expect(page.getByText('Password strength: Very Strong')).toBeVisible()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('wrong credentials get one text, and editing clears it', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@2026')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially('x')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('admins and caretakers land at their own home', async ({ page, people, signedOut }) => {
  const caretaker = await people.caretaker()
  for (const [person, home] of [
    [firstAdmin, '/admin'],
    [caretaker, '/caretaker'],
  ] as const) {
    await page.goto('/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`**${home}`)
    await signedOut()
  }
})

test('the code dialog takes pasted digits, says when a code is wrong, counts down, and forgets on closing', async ({
  page,
  people,
}) => {
  const email = uniqueEmail('code')
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Full name').fill('Lakshmi Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByLabel('Confirm password').fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled()
  const right = await people.codeFor(email)
  const wrong = right === '000000' ? '111111' : '000000'
  await code.fill(wrong)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Full name')).toHaveValue('Lakshmi Rao')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(code).toHaveValue('')
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an account that could not be created after a right code is created on the next try', async ({ page, people }) => {
  const email = uniqueEmail('retry')
  await page.goto('/login')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await page.getByLabel('Full name').fill('Lakshmi Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(testPassword)
  await page.getByLabel('Confirm password').fill(testPassword)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.route('**/api/auth/signup', (route) => route.abort(), { times: 1 })
  await page.getByLabel('6-digit code').fill(await people.codeFor(email))
  await page.getByRole('button', { name: 'Verify and create account' }).click()
  await expect(page.getByText('Your email is verified, but the account could not be created.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify and create account' }).click()
  await expect(page.getByText('Account created successfully! Please sign in with your credentials.')).toBeVisible()
})

test('an address that was typed stands in the next form as well, and in the one before (rule JRN-9)', async ({
  page,
}) => {
  const address = page.getByLabel('Email')
  await page.goto('/login')
  await address.fill('anita@example.org')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  await expect(address).toHaveValue('anita@example.org')
  await address.fill('anita.rao@example.org')
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(address).toHaveValue('anita.rao@example.org')
  await page.getByRole('button', { name: 'New here? Create an account' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(address).toHaveValue('anita.rao@example.org')
  // Who finds that there is an account already signs in with what was typed last.
  await address.fill('anita@example.org')
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(address).toHaveValue('anita@example.org')
})

test('the next form is there within the press that asks for it (rule JRN-9)', async ({ page }) => {
  await page.goto('/login')
  const asked = page.getByRole('button', { name: 'Forgot your password?' })
  await expect(asked).toBeEnabled()
  const heading = await asked.evaluate(async (button: HTMLButtonElement) => {
    button.click()
    await Promise.resolve()
    return document.querySelector('h1')?.textContent
  })
  expect(heading).toBe('Set a new password')
})

test('a forgotten password is replaced with a mailed code', async ({ page, people, server }) => {
  const { email } = await people.customer()
  const fresh = 'Bhadrakali@77'
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  const before = await people.codeFor(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('If an account exists for this email, a code is on its way.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(await waitForCode(server.dataDir, email, [before]))
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(fresh)
  await page.getByLabel('Confirm password').fill(fresh)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Password changed successfully!')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(fresh)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/profile')
})

test('there is no Google button where Google sign-in is not configured', async ({ page }) => {
  const answered = page.waitForResponse('**/api/auth/google-client')
  await page.goto('/login')
  expect(await (await answered).json()).toEqual({ clientId: null })
  await expect(page.getByText('or', { exact: true })).toHaveCount(0)
})
