import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AddedFactor } from '@thodu/api/contract/accounts/factors.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { setFactorDue } from '../session/factor-due.ts'
import { callApi } from '../wire/http-client.ts'
import { useToast } from '../wire/use-toast.tsx'
import type { NewApp } from './AddApp.tsx'
import { makePasskey } from './webauthn.ts'

/** The own factors and their commands. `app` is being added; `codes` are new recovery codes, shown once. */
export function useFactors() {
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: ['factors'], queryFn: () => callApi('GET /user/factors') })
  const [app, setApp] = useState<NewApp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)

  /** Runs one change at a time and shows the server's message when it is refused. */
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
    // Adding the first factor ended all other sessions.
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
  return {
    status: data,
    error,
    refetch,
    busy,
    app,
    codes,
    welcome,
    startApp: () => act(async () => setApp(await callApi('POST /user/factors/totp'))),
    leaveApp: () => setApp(null),
    addPasskey: () => act(addPasskey),
    rename: (id: string, name: string) =>
      act(() => callApi('PUT /user/factors/{id}', { params: { id }, body: { name } })),
    remove: (id: string) => act(() => callApi('DELETE /user/factors/{id}', { params: { id } })),
    renewCodes: () => act(async () => setCodes((await callApi('POST /user/recovery-codes')).recoveryCodes)),
    forgetCodes: () => setCodes(null),
  }
}
