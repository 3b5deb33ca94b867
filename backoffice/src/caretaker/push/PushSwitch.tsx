import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import { callApi } from '../../app/wire/http-client.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { isPushSupported, switchPushOff, switchPushOn } from './push-device.ts'

const PUSH = 'push'

/** The caretaker's switch for notifications of this device; absent while the office allows none (rule CARE-28). */
export function PushSwitch() {
  const translate = useTranslate()
  const { data } = useQuery({ queryKey: [PUSH], queryFn: () => callApi('GET /caretaker/push') })
  const key = data?.publicKey ?? null
  const message = translate('caretaker.push.message', { brand: translate('app.brand') })
  const change = useAction({
    act: async (isOn: boolean) => {
      if (isOn && key !== null) return switchPushOn(key, message)
      await switchPushOff()
      return true
    },
    touches: [PUSH],
    successKey: () => undefined,
    failureKey: 'caretaker.push.failed',
    showFailure: 'form',
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
        {change.data === false ? translate('caretaker.push.blocked') : change.problem}
      </Typography>
    </Section>
  )
}
