import { useEffect, useState } from 'react'
import { login } from '#words/journey/login.ts'
import { hasDrafts } from '../draft/current-draft.ts'
import { type LoginNotice, takeNotice } from '../session/leave-for-login.ts'
import { takeLanding } from '../session/remembered-path.ts'
import { resolveUser } from '../session/resolve-user.ts'
import { readToken } from '../session/session-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { GoogleSignIn } from './GoogleSignIn.tsx'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

type Mode = 'sign-in' | 'sign-up' | 'forgot'

function describeNotice(notice: LoginNotice): string {
  if (notice === 'unreachable') return login.notices.unreachable
  return hasDrafts() ? `${login.notices.ended} ${login.notices.draftKept}` : login.notices.ended
}

/** Somebody who is signed in already goes on to the remembered page or the home of the role. */
async function leaveIfSignedIn(): Promise<boolean> {
  const resolved = await resolveUser()
  if (resolved.kind === 'user') location.replace(takeLanding(resolved.user.role))
  return resolved.kind === 'user'
}

/** /login: sign in, sign up, or set a new password (spec: public site, section 2). */
export function LoginApp() {
  const [mode, setMode] = useState<Mode>('sign-in')
  const [checking, setChecking] = useState(false)
  const [notice, setNotice] = useState<string>()
  const [success, setSuccess] = useState<string>()
  const [email, setEmail] = useState('')

  useEffect(() => {
    const show = () => {
      const taken = takeNotice()
      if (taken) setNotice(describeNotice(taken))
    }
    if (readToken() === null) return show()
    setChecking(true)
    void leaveIfSignedIn().then((leaving) => {
      if (leaving) return
      show()
      setChecking(false)
    })
  }, [])

  const open = (next: Mode) => {
    setMode(next)
    setSuccess(undefined)
    setNotice(undefined)
  }
  const backToSignIn = (address: string, message?: string) => {
    setEmail(address)
    open('sign-in')
    setSuccess(message)
  }

  if (checking) return <Spinner label={login.checking} />
  return (
    <>
      {notice && <Alert tone="note">{notice}</Alert>}
      {success && <Alert tone="success">{success}</Alert>}
      {mode === 'forgot' && <ForgotPassword onDone={backToSignIn} />}
      {mode === 'sign-in' && (
        <SignInForm key={email} email={email} onSignUp={() => open('sign-up')} onForgot={() => open('forgot')} />
      )}
      {mode === 'sign-up' && <SignUpForm onDone={backToSignIn} />}
      {mode !== 'forgot' && <GoogleSignIn />}
      <p className="journey-foot">
        <a href="/">{login.returnHome}</a>
      </p>
    </>
  )
}
