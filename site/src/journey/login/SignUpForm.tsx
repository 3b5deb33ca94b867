import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { login } from '#words/journey/login.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { type SignUpValues, signUpFormSchema } from './forms.ts'
import { NewPassword } from './NewPassword.tsx'

type Props = { onDone: (email: string, message?: string) => void }

/** Sign-up: the details, then a code by mail, then the account (spec: public site, section 4). */
export function SignUpForm({ onDone }: Props) {
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(signUpFormSchema, {
    name: '',
    email: '',
    phone: '',
    password: '',
    confirmPassword: '',
  })
  const [verifying, setVerifying] = useState<SignUpValues>()
  const password = useWatch({ control: form.control, name: 'password' })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    setSubmitError(undefined)
    try {
      await api.call('/auth/send-otp', { method: 'POST', body: { email: values.email } })
      setVerifying(values)
    } catch (error) {
      showFailure(error, texts.otp.sendFailed)
    }
  })
  return (
    <>
      <form method="post" noValidate onSubmit={submit} aria-labelledby="login-heading">
        <h1 id="login-heading">{login.signUp.heading}</h1>
        <p className="soft">{login.signUp.lead}</p>
        <TextField
          id="name"
          label={login.fields.name}
          error={errorOf('name')}
          autoComplete="name"
          required
          {...field('name')}
        />
        <TextField
          id="email"
          label={login.fields.email}
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <TextField
          id="phone"
          label={login.fields.phone}
          hint={login.fields.phoneHint}
          error={errorOf('phone')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <NewPassword
          id="password"
          label={login.fields.password}
          value={password}
          chosen={{ ...field('password'), error: errorOf('password') }}
          repeated={{ ...field('confirmPassword'), error: errorOf('confirmPassword') }}
        />
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <button type="submit" className="button button-block" disabled={isSubmitting}>
          {isSubmitting ? login.signUp.sending : login.signUp.submit}
        </button>
        <p className="journey-foot">
          <button type="button" className="button-link" onClick={() => onDone('')}>
            {login.signUp.toSignIn}
          </button>
        </p>
      </form>
      {verifying && (
        <CodeDialog
          values={verifying}
          onClose={() => setVerifying(undefined)}
          onCreated={() => onDone(verifying.email, texts.otp.accountCreated)}
          onRefused={(error) => {
            setVerifying(undefined)
            showFailure(error, texts.server.failed)
          }}
        />
      )}
    </>
  )
}
