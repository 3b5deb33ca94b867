import { ApiFailure } from '@thodu/api/contract/client/client'
import { codePauseSeconds } from '@thodu/api/contract/people/one-time-code'
import { texts } from '@thodu/api/contract/texts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { login } from '#words/journey/login.ts'
import { signingUp } from '#words/journey/signing-up.ts'
import { pathTo } from '../../language/paths.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { bySchema } from '../ui/fields/by-schema.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'
import { CodeDialog } from './code/CodeDialog.tsx'
import { type SignUpValues, signUpFormSchema } from './forms.ts'
import { NewPassword } from './NewPassword.tsx'
import { forgetProgress, hasLiveCode, keepProgress, pauseLeft, readProgress } from './sign-up-progress.ts'

type Props = {
  /** What stood in the form for signing in. */
  email: string
  /** With the address that stands in the form now. */
  onSignIn: (email: string) => void
  onCreated: (values: Pick<SignUpValues, 'email' | 'password'>) => void
}
/** `wait` are the seconds until another code may be asked for. */
type Verifying = { values: SignUpValues; status: string; wait: number }

/** The server has just mailed a code to this address, from this tab or another. */
const isWithinPause = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status === 429 && (error.retryAfter ?? Infinity) <= codePauseSeconds

/** Sign-up: the details, then a code by mail, then the account (rule ACC-17). */
export default function SignUpForm({ email: known, onSignIn, onCreated }: Props) {
  const [kept] = useState(() => readProgress(sessionStorage))
  const { form, field, errorOf, submitError, setSubmitError, showFailure } = useCheckedForm(
    bySchema(signUpFormSchema),
    {
      name: kept.name,
      email: kept.email || known,
      phone: kept.phone,
      password: '',
      confirmPassword: '',
    },
  )
  const [openedAt] = useState(Date.now)
  const [verifying, setVerifying] = useState<Verifying>()
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  // Before a reload, and still for the address that stands there.
  const hasCode = hasLiveCode(kept, email, openedAt)
  const { isSubmitting } = form.formState
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, phone } }) => keepProgress(sessionStorage, { name, email, phone }),
      }),
    [subscribe],
  )

  const enterCode = (values: SignUpValues) =>
    setVerifying({ values, status: signingUp.code.fromMail, wait: pauseLeft(readProgress(sessionStorage), Date.now()) })
  /** After a reload it is not kept, and the code is still good: a sentence says it, and not an error at each field. */
  const onlyPasswordLacks = (errors: object) => {
    const isAll = Object.keys(errors).every((name) => name === 'password' || name === 'confirmPassword')
    if (!hasCode || !isAll || password !== '') return
    form.clearErrors(['password', 'confirmPassword'])
    form.setFocus('password')
  }
  const noteSending = (email: string) => keepProgress(sessionStorage, { sentTo: email, sentAt: Date.now() })
  const submit = form.handleSubmit(async (values) => {
    setSubmitError(undefined)
    if (hasLiveCode(readProgress(sessionStorage), values.email, Date.now())) return enterCode(values)
    try {
      await api.call('POST /auth/send-otp', { body: { email: values.email } })
      noteSending(values.email)
      setVerifying({ values, status: texts.otp.sent, wait: codePauseSeconds })
    } catch (error) {
      if (isWithinPause(error)) setVerifying({ values, status: signingUp.code.fromMail, wait: error.retryAfter ?? 0 })
      else showFailure(error, texts.otp.sendFailed)
    }
  })
  return (
    <>
      <form method="post" noValidate onSubmit={submit} aria-labelledby="login-heading">
        <p className="soft">{signingUp.signUp.lead}</p>
        <TextField
          id="name"
          label={signingUp.fields.name}
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
          label={signingUp.fields.phone}
          hint={signingUp.fields.phoneHint}
          error={errorOf('phone')}
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        {hasCode && password === '' && <Alert tone="note">{signingUp.signUp.codeKept}</Alert>}
        <NewPassword
          id="password"
          label={login.fields.password}
          value={password}
          chosen={{ ...field('password'), error: errorOf('password') }}
          repeated={{ ...field('confirmPassword'), error: errorOf('confirmPassword') }}
        />
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <p className="small soft consent">
          {signingUp.signUp.terms.before}{' '}
          <a href={pathTo('/terms')} target="_blank" rel="noopener">
            {signingUp.signUp.terms.link}
            <span className="visually-hidden"> ({signingUp.signUp.terms.newTab})</span>
          </a>
          .
        </p>
        <button type="submit" className="button button-block" disabled={isSubmitting}>
          {isSubmitting ? signingUp.signUp.sending : signingUp.signUp.submit}
        </button>
        <p className="journey-foot cluster">
          <button type="button" className="button-link" onClick={form.handleSubmit(enterCode, onlyPasswordLacks)}>
            {signingUp.signUp.haveCode}
          </button>
          <button type="button" className="button-link" onClick={() => onSignIn(form.getValues('email'))}>
            {signingUp.signUp.toSignIn}
          </button>
        </p>
      </form>
      {verifying && (
        <CodeDialog
          {...verifying}
          onSent={() => noteSending(verifying.values.email)}
          onClose={() => setVerifying(undefined)}
          onCreated={() => {
            forgetProgress(sessionStorage)
            onCreated(verifying.values)
          }}
          onRefused={(error) => {
            setVerifying(undefined)
            showFailure(error, texts.server.failed)
          }}
        />
      )}
    </>
  )
}
