import type { FactorChallenge } from '@thodu/api/contract/accounts/factors.schema'
import { DRAFT_PREFIX } from '@thodu/api/contract/people/session-keys'
import { texts } from '@thodu/api/contract/texts'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { login } from '#words/login.ts'
import { pathTo } from '../../language/paths.ts'
import { consumeNotice } from '../session/leave-for-login.ts'
import { consumeLandingPath, readAttempted } from '../session/remembered-path.ts'
import { resolveUser } from '../session/resolve-user.ts'
import { readToken } from '../session/session-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { useLoadedAhead } from '../ui/on-demand.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { type Mode, useMode } from './login-modes.ts'
import { enter, type Known, SignInForm } from './SignInForm.tsx'

/** Whether this tab has a draft that waits for its account to sign in again. */
const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX))

const loadForgot = () => import('./ForgotPassword.tsx')
const ForgotPassword = lazy(loadForgot)
const loadSignUp = () => import('./SignUpForm.tsx')
const SignUpForm = lazy(loadSignUp)
// If Google's button cannot load, the form still works.
const GoogleSignIn = lazy(() => import('./google/GoogleSignIn.tsx').catch(() => ({ default: () => null })))
const SecondStep = lazy(() => import('./two-factor/TwoFactorStep.tsx'))
const ChosenBefore = lazy(() => import('./ChosenBefore.tsx'))
const laterParts = [loadSignUp, loadForgot]

function describeNotice(notice: string): string {
  if (notice === 'unreachable') return login.notices.unreachable
  if (notice !== 'ended') return notice
  return hasDrafts() ? `${login.notices.ended} ${login.notices.draftKept}` : login.notices.ended
}

/**
 * Sends a signed-in person to the remembered page or the app of their role; others see the reason for signing in and their
 * choice.
 */
function useArrival() {
  const [checking, setChecking] = useState(false)
  const [hasChosen, setChosen] = useState(false)
  const [notice, setNotice] = useState<string>()
  useEffect(() => {
    const show = () => {
      const taken = consumeNotice()
      if (taken) setNotice(describeNotice(taken))
    }
    setChosen(readAttempted()?.includes('service=') === true)
    if (readToken() === null) return show()
    setChecking(true)
    void resolveUser().then((resolved) => {
      if (resolved.kind === 'user') return location.replace(consumeLandingPath(resolved.user))
      show()
      setChecking(false)
    })
  }, [])
  return [checking, hasChosen, notice, setNotice] as const
}

type Open = (given: Known, message?: string, next?: Mode) => void

/** A function and not a component, because a component's prop names would cost the page bytes (rule FAST-2). */
function showForm(mode: Mode, known: Known, open: Open, onQuestion: (question: FactorChallenge) => void) {
  const openWith = (next: Mode) => (email: string) => open({ email, password: '' }, undefined, next)
  return (
    <>
      {mode === 'forgot' && (
        <LoadBoundary part="forgot">
          <ForgotPassword email={known.email} onDone={open} />
        </LoadBoundary>
      )}
      {mode === 'sign-in' && (
        <SignInForm
          key={known.email}
          known={known}
          onQuestion={onQuestion}
          onSignUp={openWith('sign-up')}
          onForgot={openWith('forgot')}
        />
      )}
      {mode === 'sign-up' && (
        <LoadBoundary part="sign-up">
          <SignUpForm
            email={known.email}
            onSignIn={openWith('sign-in')}
            onCreated={(values) => open(values, texts.otp.accountCreated)}
          />
        </LoadBoundary>
      )}
      {mode !== 'forgot' && (
        <Suspense fallback={null}>
          <GoogleSignIn onQuestion={onQuestion} />
        </Suspense>
      )}
    </>
  )
}

/** Page /login: sign in, sign up, or set a new password (rule JRN-9). */
export function LoginApp() {
  const { mode, moved, open: openMode } = useMode()
  useLoadedAhead(laterParts)
  const [checking, hasChosen, notice, setNotice] = useArrival()
  const [success, setSuccess] = useState<string>()
  const [known, setKnown] = useState<Known>({ email: '', password: '' })
  const [question, setQuestion] = useState<FactorChallenge>()
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    // The setup page links here with the address that it created (rule SET-15).
    const email = new URLSearchParams(location.hash.slice(1)).get('email')
    if (email) setKnown({ email, password: '' })
  }, [])

  const open: Open = (given, message, next = 'sign-in') => {
    setKnown(given)
    setSuccess(message)
    setNotice(undefined)
    openMode(next)
  }
  const startAgain = useCallback(
    (why?: string) => {
      setQuestion(undefined)
      setBack(true)
      setNotice(why)
    },
    [setNotice],
  )

  if (checking) return <Spinner label={login.checking} />
  if (question)
    return (
      <>
        <LoginHeading focused>{login.headings.second}</LoginHeading>
        <LoadBoundary part="second">
          <SecondStep question={question} onSignedIn={enter} onBack={startAgain} />
        </LoadBoundary>
      </>
    )
  return (
    <>
      {notice && <Alert tone="note">{notice}</Alert>}
      {success && <Alert tone="success">{success}</Alert>}
      {hasChosen && (
        <LoadBoundary part="chosen">
          <ChosenBefore />
        </LoadBoundary>
      )}
      <LoginHeading key={mode} focused={moved || isBack}>
        {login.headings[mode]}
      </LoginHeading>
      {showForm(mode, known, open, setQuestion)}
      <p className="journey-foot">
        <a href={pathTo('/')}>{login.returnHome}</a>
      </p>
    </>
  )
}

/** The form's heading. It takes the focus when the form replaces another, so that screen readers announce it. */
function LoginHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h1 id="login-heading" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
