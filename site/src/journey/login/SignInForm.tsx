import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { emailSchema, loginSchema } from '@thodu/api/contract/accounts/sign-in.schema'
import { texts } from '@thodu/api/contract/texts'
import type { z } from '@thodu/api/contract/wire/zod'
import { useEffect, useState } from 'react'
import { login } from '#words/login.ts'
import { api } from '../session/api.ts'
import { consumeLandingPath } from '../session/remembered-path.ts'
import { storeSession } from '../session/session-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'

/** False in the prerendered page: buttons wait for the script, since the browser would send the form itself. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}

/** Credentials of a new account or a reset password, prefilled in the sign-in form; in memory only. */
export type Known = { email: string; password: string }
type Props = {
  known: Known
  /** Called when the password was right and the account has two-factor authentication. */
  onQuestion: (question: FactorChallenge) => void
  onSignUp: (email: string) => void
  onForgot: (email: string) => void
}

export function enter({ token, user }: SignedIn): void {
  storeSession(token, user)
  location.replace(consumeLandingPath(user))
}

export function SignInForm({ known, onQuestion, onSignUp, onForgot }: Props) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(
    bySchema(signInFormSchema),
    known.email === '' ? undefined : known,
  )
  const hydrated = useHydrated()
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setSubmitError(undefined)
    try {
      const answer = await api.call('POST /auth/login', { body: values })
      if ('challenge' in answer) onQuestion(answer)
      else enter(answer)
    } catch (error) {
      showFailure(error, texts.server.failed)
      form.setError('root', {})
    }
  })
  const sending = isSubmitting || isSubmitSuccessful
  return (
    // `post` keeps the password out of the address if the form is sent before the script loads (serve-pages.ts serves the page
    // again).
    <form method="post" noValidate onSubmit={submit} aria-labelledby="login-heading">
      <p className="soft">{login.signIn.lead}</p>
      <TextField
        id="email"
        label={login.fields.email}
        error={errorOf('email')}
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <PasswordField
        id="password"
        label={login.fields.password}
        error={errorOf('password')}
        autoComplete="current-password"
        {...field('password')}
      />
      <p>
        <button
          type="button"
          className="button-link"
          disabled={!hydrated}
          onClick={() => onForgot(form.getValues('email'))}
        >
          {login.signIn.forgot}
        </button>
      </p>
      {submitError && <Alert tone="error">{submitError}</Alert>}
      <button type="submit" className="button button-block" disabled={!hydrated || sending}>
        {sending ? login.signIn.sending : login.signIn.submit}
      </button>
      <p className="journey-foot">
        <button
          type="button"
          className="button-link"
          disabled={!hydrated}
          onClick={() => onSignUp(form.getValues('email'))}
        >
          {login.signIn.toSignUp}
        </button>
      </p>
    </form>
  )
}

type SignInValues = { email: string; password: string }
/** Requires a valid address and any password: old passwords may break the rules of new ones. */
export const signInFormSchema = loginSchema.extend({
  email: emailSchema,
  password: loginSchema.shape.password.min(1, texts.password.required),
}) as z.ZodType<SignInValues, SignInValues>
