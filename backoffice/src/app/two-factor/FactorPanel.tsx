import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FactorStatus } from '@thodu/api/contract/accounts/factors.schema'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../lists/ListStates.tsx'
import { Section } from '../looks/Section.tsx'
import { readCachedUser } from '../wire/session.ts'
import { AddApp } from './AddApp.tsx'
import { FactorRow } from './FactorRow.tsx'
import { useFactors } from './use-factors.ts'

const few = 3

type Factors = ReturnType<typeof useFactors>

/** Two-factor authentication of the own account: add, rename and remove factors, recovery codes (rules ACC-36, ACC-38). */
export function FactorPanel({ onSetUp }: { onSetUp?: () => void }) {
  const translate = useTranslate()
  const factors = useFactors()
  const { status, error, app, codes, busy } = factors
  if (!status)
    return (
      <Section title={translate('app.factor.title')}>
        {error ? (
          <LoadFailed textKey="app.factor.failed" onRetry={() => void factors.refetch()} />
        ) : (
          <RowSkeletons rows={2} />
        )}
      </Section>
    )
  if (codes)
    return (
      <Section title={translate('app.factor.codes.title')}>
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            factors.forgetCodes()
            onSetUp?.()
          }}
        />
      </Section>
    )
  return (
    <Section title={translate('app.factor.title')}>
      <Typography>{translate(status.factors.length > 0 ? 'app.factor.lead' : 'app.factor.none')}</Typography>
      {status.factors.length > 0 && (
        <>
          <FactorRows status={status} factors={factors} />
          <CodesLeft status={status} busy={busy} onRenew={() => void factors.renewCodes()} />
        </>
      )}
      {app ? (
        <AddApp app={app} onAdded={(added) => void factors.welcome(added)} onCancel={factors.leaveApp} />
      ) : (
        <WaysToAdd factors={factors} />
      )}
    </Section>
  )
}

const FactorRows = ({ status, factors }: { status: FactorStatus; factors: Factors }) => (
  <Box component="ul" sx={{ m: 0, my: 1, p: 0 }}>
    {status.factors.map((factor) => (
      <FactorRow
        key={factor._id}
        factor={factor}
        busy={factors.busy}
        onRename={(name) => factors.rename(factor._id, name)}
        onRemove={() => void factors.remove(factor._id)}
      />
    ))}
  </Box>
)

function WaysToAdd({ factors: { busy, startApp, addPasskey } }: { factors: Factors }) {
  const translate = useTranslate()
  const looks = { variant: 'outlined', disabled: busy, sx: { minHeight: 44 } } as const
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      <Button {...looks} onClick={() => void startApp()}>
        {translate('app.factor.addApp')}
      </Button>
      <Button {...looks} onClick={() => void addPasskey()}>
        {translate('app.factor.addPasskey')}
      </Button>
    </Stack>
  )
}

type CodesLeftProps = { status: FactorStatus; busy: boolean; onRenew: () => void }

/** Shows how many recovery codes are left, as a warning when they are few, and creates new ones. */
function CodesLeft({ status: { recoveryCodesLeft: left }, busy, onRenew }: CodesLeftProps) {
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const isFew = left <= few
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Alert severity={isFew ? 'warning' : 'info'} sx={{ width: '100%' }}>
        {translate(isFew ? 'app.factor.codes.few' : 'app.factor.codes.left', { smart_count: left })}
      </Alert>
      {asking && <Typography role="alert">{translate('app.factor.codes.renewQuestion')}</Typography>}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          disabled={busy}
          variant={asking ? 'contained' : 'text'}
          onClick={() => {
            setAsking(!asking)
            if (asking) onRenew()
          }}
        >
          {translate('app.factor.codes.renew')}
        </Button>
        {asking && <Button onClick={() => setAsking(false)}>{translate('app.cancel')}</Button>}
      </Stack>
    </Stack>
  )
}

/** Shows the ten recovery codes once, for printing (rule ACC-38). */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack spacing={1.5}>
      <Typography variant="h3" ref={heading} tabIndex={-1}>
        {translate('app.factor.codes.of', { email: readCachedUser()?.email ?? '' })}
      </Typography>
      <Typography>{translate('app.factor.codes.lead')}</Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 4,
          display: 'grid',
          rowGap: 0.5,
          columnGap: 6,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, max-content)' },
        }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', fontSize: 18 }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => window.print()} sx={{ minHeight: 44 }}>
          {translate('app.factor.codes.print')}
        </Button>
        <Button variant="contained" onClick={onKept} sx={{ minHeight: 44 }}>
          {translate('app.factor.codes.kept')}
        </Button>
      </Stack>
    </Stack>
  )
}
