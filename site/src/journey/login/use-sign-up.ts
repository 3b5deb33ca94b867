import { ApiFailure } from '@thodu/api/contract/client/client'
import { codePauseSeconds } from '@thodu/api/contract/people/one-time-code'
import { texts } from '@thodu/api/contract/texts'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { signingUp } from '#words/signing-up.ts'
import { api } from '../session/api.ts'
import { bySchema } from '../ui/fields/by-schema.ts'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'
import { type SignUpValues, signUpFormSchema } from './forms.ts'
import { hasLiveCode, pauseLeft, readProgress, storeProgress } from './sign-up-progress.ts'

type Verifying = { values: SignUpValues; status: string; wait: number }

/** The server has just mailed a code to this address, from this tab or another. */
const isWithinPause = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.status === 429 && (error.retryAfter ?? Infinity) <= codePauseSeconds

/** The details of a new account, stored in this tab as they are typed, without the password. */
function useDetails(known: string) {
  const [kept] = useState(() => readProgress(sessionStorage))
  const details = useCheckedForm(bySchema(signUpFormSchema), {
    name: kept.name,
    email: kept.email || known,
    phone: kept.phone,
    password: '',
    confirmPassword: '',
  })
  const { subscribe } = details.form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, phone } }) => storeProgress(sessionStorage, { name, email, phone }),
      }),
    [subscribe],
  )
  return { ...details, kept }
}

/** The state of a sign-up: the details and the code mailed for them (rule ACC-17). */
export function useSignUp(known: string) {
  const { kept, ...details } = useDetails(known)
  const { form, setSubmitError, showFailure } = details
  const [openedAt] = useState(Date.now)
  const [verifying, setVerifying] = useState<Verifying>()
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] })
  const hasCode = hasLiveCode(kept, email, openedAt)

  const enterCode = (values: SignUpValues) =>
    setVerifying({ values, status: signingUp.code.fromMail, wait: pauseLeft(readProgress(sessionStorage), Date.now()) })
  /** The password is lost by a reload while the code stays valid: a sentence replaces the errors at the fields. */
  const onlyPasswordLacks = (errors: object) => {
    const isAll = Object.keys(errors).every((name) => name === 'password' || name === 'confirmPassword')
    if (!hasCode || !isAll || password !== '') return
    form.clearErrors(['password', 'confirmPassword'])
    form.setFocus('password')
  }
  const noteSending = (address: string) => storeProgress(sessionStorage, { sentTo: address, sentAt: Date.now() })
  const sendCode = async (values: SignUpValues) => {
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
  }
  return {
    ...details,
    password,
    lacksOnlyPassword: hasCode && password === '',
    submit: form.handleSubmit(sendCode),
    submitWithCode: form.handleSubmit(enterCode, onlyPasswordLacks),
    verifying,
    noteSending,
    stopVerifying: () => setVerifying(undefined),
  }
}
