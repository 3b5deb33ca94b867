import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { isPushSupported, switchPushOff, switchPushOn } from './push-device.ts'

const queryKey = ['push']

/** The caretaker's switch for notifications of this device; absent while the office allows none (rule CARE-28). */
export function PushSwitch() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [problem, setProblem] = useState('')
  const { data } = useQuery({ queryKey, queryFn: () => callApi('GET /caretaker/push') })
  const key = data?.publicKey ?? null
  const message = translate('caretaker.push.message', { brand: translate('app.brand') })
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn && key !== null) return switchPushOn(key, message)
      await switchPushOff()
      return true
    },
    onMutate: () => setProblem(''),
    onSuccess: async (isAllowed) => {
      if (!isAllowed) setProblem(translate('caretaker.push.blocked'))
      await queries.invalidateQueries({ queryKey })
    },
    onError: () => setProblem(translate('caretaker.push.failed')),
  })
  if (data === undefined || key === null) return null
  return (
    <Section title={translate('caretaker.push.title')}>
      <Typography>{translate('caretaker.push.lead', { message })}</Typography>
      {isPushSupported() ? (
        <Button
          role="switch"
          aria-checked={data.isOn}
          variant={data.isOn ? 'contained' : 'outlined'}
          disabled={change.isPending}
          startIcon={<span aria-hidden="true">{data.isOn ? '✓' : '○'}</span>}
          onClick={() => change.mutate(!data.isOn)}
          sx={{ minHeight: 48, mt: 1 }}
        >
          {translate('caretaker.push.switch')}
        </Button>
      ) : (
        <Typography sx={{ mt: 1 }}>{translate('caretaker.push.unsupported')}</Typography>
      )}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {problem}
      </Typography>
    </Section>
  )
}
