import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AddedFactor, FactorStatus } from '@thodu/api/contract/accounts/factors.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../lists/ListStates.tsx'
import { Section } from '../looks/Section.tsx'
import { setFactorDue } from '../session/factor-due.ts'
import { callApi } from '../wire/http-client.ts'
import { useToast } from '../wire/use-toast.tsx'
import { AddApp, type NewApp } from './AddApp.tsx'
import { FactorRow } from './FactorRow.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { makePasskey } from './webauthn.ts'

const few = 3

/** The second step of the own sign-in: adding, naming, removing, recovery codes (rules ACC-36, ACC-38). */
export function FactorPanel({ onSetUp }: { onSetUp?: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: ['factors'], queryFn: () => callApi('GET /user/factors') })
  const [app, setApp] = useState<NewApp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)

  /** One thing at a time; a refusal is said in the server's words. */
  async function act(change: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    try {
      await change()
      await refetch()
      return true
    } catch (cause) {
      toast.fail(cause, 'app.factor.actionFailed')
      return false
    } finally {
      setBusy(false)
    }
  }
  async function welcome({ recoveryCodes }: AddedFactor) {
    setApp(null)
    setFactorDue(undefined)
    await refetch()
    // The first one has ended the others.
    await queryClient.invalidateQueries({ queryKey: ['sessions'] })
    if (recoveryCodes) setCodes(recoveryCodes)
    toast.succeed(recoveryCodes ? 'app.factor.ready' : 'app.factor.more')
  }
  async function addPasskey() {
    const { challenge, options } = await callApi('POST /user/factors/passkey')
    const attestation = await makePasskey(options)
    const name = translate('app.factor.passkeyName')
    await welcome(
      await callApi('POST /user/factors/passkey/confirm', {
        body: { challenge, attestation: { ...attestation }, name },
      }),
    )
  }
  const renew = () => act(async () => setCodes((await callApi('POST /user/recovery-codes')).recoveryCodes))

  if (!data)
    return (
      <Section title={translate('app.factor.title')}>
        {error ? <LoadFailed textKey="app.factor.failed" onRetry={() => void refetch()} /> : <RowSkeletons rows={2} />}
      </Section>
    )
  if (codes)
    return (
      <Section title={translate('app.factor.codes.title')}>
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null)
            onSetUp?.()
          }}
        />
      </Section>
    )
  return (
    <Section title={translate('app.factor.title')}>
      <Typography>{translate(data.factors.length > 0 ? 'app.factor.lead' : 'app.factor.none')}</Typography>
      {data.factors.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 1, p: 0 }}>
          {data.factors.map((factor) => (
            <FactorRow
              key={factor._id}
              factor={factor}
              busy={busy}
              onRename={(name) =>
                act(() => callApi('PUT /user/factors/{id}', { params: { id: factor._id }, body: { name } }))
              }
              onRemove={() => void act(() => callApi('DELETE /user/factors/{id}', { params: { id: factor._id } }))}
            />
          ))}
        </Box>
      )}
      {data.factors.length > 0 && <CodesLeft status={data} busy={busy} onRenew={() => void renew()} />}
      {app ? (
        <AddApp app={app} onAdded={(added) => void welcome(added)} onCancel={() => setApp(null)} />
      ) : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          <Button
            variant="outlined"
            disabled={busy}
            sx={{ minHeight: 44 }}
            onClick={() => void act(async () => setApp(await callApi('POST /user/factors/totp')))}
          >
            {translate('app.factor.addApp')}
          </Button>
          <Button variant="outlined" disabled={busy} sx={{ minHeight: 44 }} onClick={() => void act(addPasskey)}>
            {translate('app.factor.addPasskey')}
          </Button>
        </Stack>
      )}
    </Section>
  )
}

type CodesLeftProps = { status: FactorStatus; busy: boolean; onRenew: () => void }

/** How many codes are left, as a warning when they are few, and the way to new ones. */
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
