import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { services } from '@thodu/api/contract/care/catalogue'
import { ApiFailure } from '@thodu/api/contract/client/client'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatPackage, formatService } from '../../words/stored/stored.ts'
import { Line } from '../settings/SectionForm.tsx'
import { RestoreBackup } from './RestoreBackup.tsx'
import { SetupDone } from './SetupDone.tsx'
import { clearSetup, readSetupDraft, type SetupDraft, storeDraft, toSetup } from './setup-form.ts'
import { setupApi, startAdminSession } from './setup-session.ts'

type Step = 'checking' | 'void' | 'offline' | 'form' | 'restore' | 'done' | 'exists'

const isVoid = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

/** The setup page: the first admin account and the required settings (rule SET-15). */
export function SetupPage({ token }: { token: string }) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.setup.${key}`, values)
  const [step, setStep] = useState<Step>('checking')
  const [problem, setProblem] = useState<string>()
  const [email, setEmail] = useState('')
  const check = () => {
    setStep('checking')
    setupApi.call('POST /setup/check', { body: { token } }).then(
      ({ restoreFailed }) => {
        setProblem(restoreFailed ?? undefined)
        setStep('form')
      },
      (error: unknown) => setStep(isVoid(error) ? 'void' : 'offline'),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token does not change while the page is open
  useEffect(check, [])
  return (
    <Box component="main" sx={{ maxWidth: 720, mx: 'auto', p: 2, pt: { xs: 3, sm: 6 } }}>
      <title>{say('title')}</title>
      <Stack spacing={2}>
        <Typography variant="h1">{say(step === 'done' ? 'doneTitle' : 'title')}</Typography>
        {step === 'checking' && <Typography role="status">{translate('app.loading')}</Typography>}
        {step === 'void' && (
          <>
            <Alert severity="info">{say('void')}</Alert>
            <Button variant="contained" href="/login" sx={{ alignSelf: 'flex-start' }}>
              {say('signIn')}
            </Button>
          </>
        )}
        {step === 'exists' && (
          <>
            <Alert severity="info">{say('exists')}</Alert>
            <Button
              variant="contained"
              href={`/login#${new URLSearchParams({ email })}`}
              sx={{ alignSelf: 'flex-start' }}
            >
              {say('signIn')}
            </Button>
          </>
        )}
        {step === 'offline' && (
          <>
            <Alert severity="error">{say('offline')}</Alert>
            <Button variant="contained" onClick={check} sx={{ alignSelf: 'flex-start' }}>
              {translate('app.retry')}
            </Button>
          </>
        )}
        {problem !== undefined && (
          <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
            {say('restoreFailed', { reason: problem })}
          </Alert>
        )}
        {step === 'form' && (
          <>
            <Typography>{say('lead')}</Typography>
            <Button onClick={() => setStep('restore')} sx={{ alignSelf: 'flex-start' }}>
              {say('restoreInstead')}
            </Button>
            <SetupFormFields
              token={token}
              onExists={(address) => {
                setEmail(address)
                setStep('exists')
              }}
              onDone={(address) => {
                setEmail(address)
                setStep('done')
              }}
            />
          </>
        )}
        {step === 'restore' && <RestoreBackup token={token} onBack={() => setStep('form')} />}
        {step === 'done' && <SetupDone email={email} />}
      </Stack>
    </Box>
  )
}

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h2" sx={{ mt: 2, mb: 0.5 }}>
      {title}
    </Typography>
    {hint !== undefined && <Typography color="textSecondary">{hint}</Typography>}
    {children}
  </Box>
)

type FormProps = {
  token: string
  /** The office was created meanwhile, by this form if its response was lost. */
  onExists: (email: string) => void
  onDone: (email: string) => void
}

function SetupFormFields({ token, onExists, onDone }: FormProps) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.setup.${key}`)
  const [draft, setDraft] = useState(readSetupDraft)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { admin, organisation, prices } = draft
  const change = (changes: Partial<SetupDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    storeDraft(next)
  }
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  /** After a lost response the server knows whether it created the office: the link is then void. */
  const wasCreated = (error: unknown): Promise<boolean> =>
    error instanceof ApiFailure && (error.status === 0 || error.status >= 500)
      ? setupApi.call('POST /setup/check', { body: { token } }).then(() => false, isVoid)
      : Promise.resolve(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setErrors({})
    setProblem(undefined)
    try {
      const session = await setupApi.call('POST /setup', { body: toSetup(token, draft) })
      startAdminSession(session)
      clearSetup()
      onDone(session.user.email)
    } catch (error) {
      if (isVoid(error) || (await wasCreated(error))) {
        clearSetup()
        return onExists(admin.email.trim())
      }
      const fields = error instanceof ApiFailure ? error.errors : {}
      setErrors(fields)
      if (Object.keys(fields).length === 0) setProblem(error instanceof Error ? error.message : say('failed'))
    } finally {
      setSending(false)
    }
  }

  return (
    <Box component="form" noValidate ref={form} onSubmit={(event) => void send(event)}>
      <Group title={say('groups.admin')} hint={say('adminHint')}>
        {(['name', 'email', 'password'] as const).map((field) => (
          <Line
            key={field}
            type={field === 'password' ? 'password' : 'text'}
            autoComplete={field === 'password' ? 'new-password' : field}
            label={say(`fields.${field}`)}
            value={admin[field]}
            error={errors[`admin.${field}`]}
            {...(field === 'password' && { hint: say('passwordHint') })}
            onChange={(typed) => change({ admin: { ...admin, [field]: typed } })}
          />
        ))}
      </Group>
      <Group title={say('groups.organisation')} hint={say('organisationHint')}>
        {(['name', 'city', 'phone', 'email'] as const).map((field) => (
          <Line
            key={field}
            label={translate(`admin.settings.fields.organisation.${field}`)}
            value={organisation[field]}
            error={errors[`organisation.${field}`]}
            {...(field === 'phone' && { hint: say('phoneHint') })}
            onChange={(typed) => change({ organisation: { ...organisation, [field]: typed } })}
          />
        ))}
      </Group>
      <Group title={say('groups.prices')} hint={say('pricesHint')}>
        {services.map(({ id, name, packages }) => (
          <Box key={id} sx={{ mt: 1 }}>
            <Typography variant="h3">{formatService(translate, { serviceType: id, serviceName: name })}</Typography>
            <Box
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))' }}
            >
              {packages.map((one) => (
                <Line
                  key={one.id}
                  digits
                  label={formatPackage(translate, { serviceType: id, packageId: one.id, packageName: one.name })}
                  value={prices[id]?.[one.id] ?? ''}
                  error={errors[`prices.${id}.${one.id}`]}
                  onChange={(typed) => change({ prices: { ...prices, [id]: { ...prices[id], [one.id]: typed } } })}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Group>
      <Group title={say('groups.payments')} hint={say('paymentsHint')}>
        <Line
          label={translate('admin.settings.fields.upi.vpa')}
          value={draft.vpa}
          error={errors['upi.vpa']}
          onChange={(vpa) => change({ vpa })}
        />
        <Line
          label={translate('admin.settings.fields.upi.name')}
          value={draft.payee}
          error={errors['upi.name']}
          onChange={(payee) => change({ payee })}
        />
      </Group>
      {problem !== undefined && (
        <Alert severity="error" role="alert" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" aria-disabled={isSending} sx={{ mt: 2, minHeight: 44 }}>
        {say(isSending ? 'creating' : 'create')}
      </Button>
    </Box>
  )
}
