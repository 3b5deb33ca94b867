import { texts } from '@thodu/api/contract/texts'
import { login } from '#words/login.ts'
import { signingUp } from '#words/signing-up.ts'
import { pathTo } from '../../language/paths.ts'
import { Alert } from '../ui/Alert.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { CodeDialog } from './code/CodeDialog.tsx'
import type { SignUpValues } from './forms.ts'
import { NewPassword } from './NewPassword.tsx'
import { clearProgress } from './sign-up-progress.ts'
import { useSignUp } from './use-sign-up.ts'

type Props = {
  email: string
  onSignIn: (email: string) => void
  onCreated: (values: Pick<SignUpValues, 'email' | 'password'>) => void
}
type SignUp = ReturnType<typeof useSignUp>

/** Sign-up: details, then a mailed code, then the account (rule ACC-17). */
export default function SignUpForm({ email, onSignIn, onCreated }: Props) {
  const signUp = useSignUp(email)
  const { form, submitError } = signUp
  const { isSubmitting } = form.formState
  return (
    <>
      <form method="post" noValidate onSubmit={signUp.submit} aria-labelledby="login-heading">
        <p className="soft">{signingUp.signUp.lead}</p>
        <Details signUp={signUp} />
        {submitError && <Alert tone="error">{submitError}</Alert>}
        <Consent />
        <button type="submit" className="button button-block" disabled={isSubmitting}>
          {isSubmitting ? signingUp.signUp.sending : signingUp.signUp.submit}
        </button>
        <p className="journey-foot cluster">
          <button type="button" className="button-link" onClick={signUp.submitWithCode}>
            {signingUp.signUp.haveCode}
          </button>
          <button type="button" className="button-link" onClick={() => onSignIn(form.getValues('email'))}>
            {signingUp.signUp.toSignIn}
          </button>
        </p>
      </form>
      <Verification signUp={signUp} onCreated={onCreated} />
    </>
  )
}

function Details({ signUp: { field, errorOf, password, lacksOnlyPassword } }: { signUp: SignUp }) {
  return (
    <>
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
      {lacksOnlyPassword && <Alert tone="note">{signingUp.signUp.codeKept}</Alert>}
      <NewPassword
        id="password"
        label={login.fields.password}
        value={password}
        chosen={{ ...field('password'), error: errorOf('password') }}
        repeated={{ ...field('confirmPassword'), error: errorOf('confirmPassword') }}
      />
    </>
  )
}

const Consent = () => (
  <p className="small soft consent">
    {signingUp.signUp.terms.before}{' '}
    <a href={pathTo('/terms')} target="_blank" rel="noopener">
      {signingUp.signUp.terms.link}
      <span className="visually-hidden"> ({signingUp.signUp.terms.newTab})</span>
    </a>
    .
  </p>
)

/** Dialog for the mailed code; an error from the server goes back to the form's field. */
function Verification({ signUp, onCreated }: { signUp: SignUp; onCreated: Props['onCreated'] }) {
  const { verifying, noteSending, stopVerifying, showFailure } = signUp
  if (!verifying) return null
  return (
    <CodeDialog
      {...verifying}
      onSent={() => noteSending(verifying.values.email)}
      onClose={stopVerifying}
      onCreated={() => {
        clearProgress(sessionStorage)
        onCreated(verifying.values)
      }}
      onRefused={(error) => {
        stopVerifying()
        showFailure(error, texts.server.failed)
      }}
    />
  )
}
