import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { login } from '#words/login.ts'
import { signingUp } from '#words/signing-up.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'
import { addressFormSchema } from './forms.ts'
import { ResetForm } from './ResetForm.tsx'
import type { Known } from './SignInForm.tsx'

type Props = { email: string; onDone: (known: Known, message?: string) => void }

/** Requests a reset code, then accepts the code with a new password (rule ACC-24). */
export default function ForgotPassword({ email: known, onDone }: Props) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(
    bySchema(addressFormSchema),
    {
      email: known,
    },
  )
  const [sentTo, setSentTo] = useState<string>()
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    setSubmitError(undefined)
    try {
      await api.call('POST /auth/forgot-password', { body: { email } })
      setSentTo(email)
    } catch (error) {
      showFailure(error, texts.otp.sendFailed)
    }
  })
  return (
    <>
      {sentTo === undefined ? (
        <form noValidate onSubmit={submit}>
          <p className="soft">{signingUp.forgot.lead}</p>
          <TextField
            id="email"
            label={login.fields.email}
            error={errorOf('email')}
            type="email"
            autoComplete="username"
            required
            {...field('email')}
          />
          {submitError && <Alert tone="error">{submitError}</Alert>}
          <button type="submit" className="button button-block" disabled={isSubmitting}>
            {isSubmitting ? signingUp.forgot.sending : signingUp.forgot.submit}
          </button>
        </form>
      ) : (
        <ResetForm email={sentTo} onDone={(password) => onDone({ email: sentTo, password }, texts.auth.resetDone)} />
      )}
      <p className="journey-foot">
        <button
          type="button"
          className="button-link"
          onClick={() => onDone({ email: form.getValues('email'), password: '' })}
        >
          {signingUp.forgot.backToSignIn}
        </button>
      </p>
    </>
  )
}
