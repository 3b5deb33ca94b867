import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type CallOutcome, callOutcomes } from '@thodu/api/contract/telephone/call-outcomes'
import { dayMs } from '@thodu/api/contract/time'
import { useLayoutEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { fromField, toField } from '../../words/city-moment.ts'

const withKeys = callOutcomes.slice(0, 6)
const others = callOutcomes.slice(6)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="dialog"]') !== null

/** Tomorrow at this time, as the value of a `datetime-local` input. */
const tomorrow = (): string => toField(new Date(Date.now() + dayMs).toISOString())

type Props = { onOutcome: (outcome: CallOutcome, nextTryAt?: string) => void }

/** The outcomes of a call: six big buttons with the keys 1 to 6, and two more (rule CALL-4). */
export function OutcomeButtons({ onOutcome }: Props) {
  const translate = useTranslate()
  const [again, setAgain] = useState<string>()
  const choose = (outcome: CallOutcome) => (outcome === 'call-again' ? setAgain(tomorrow()) : onOutcome(outcome))
  // A layout effect, so that a key pressed right after the buttons appear is not lost.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      const outcome = withKeys[Number(event.key) - 1]
      if (!outcome || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (outcome === 'call-again') setAgain(tomorrow())
      else onOutcome(outcome)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onOutcome])
  return (
    <Box role="group" aria-label={translate('admin.callSheet.outcome')}>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{translate('admin.callSheet.outcome')}</Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
        {withKeys.map((outcome, index) => (
          <Button
            key={outcome}
            variant={outcome === 'reached' ? 'contained' : 'outlined'}
            aria-keyshortcuts={String(index + 1)}
            aria-expanded={outcome === 'call-again' ? again !== undefined : undefined}
            onClick={() => choose(outcome)}
            sx={{ minHeight: 56 }}
          >
            {`${index + 1} ${translate(`admin.callSheet.outcomes.${outcome}`)}`}
          </Button>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {others.map((outcome) => (
          <Button key={outcome} onClick={() => choose(outcome)}>
            {translate(`admin.callSheet.outcomes.${outcome}`)}
          </Button>
        ))}
      </Stack>
      {again !== undefined && (
        <Stack
          component="form"
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1, mt: 1.5 }}
          onSubmit={(event) => {
            event.preventDefault()
            const at = fromField(again)
            if (at !== null) onOutcome('call-again', at)
          }}
        >
          <TextField
            autoFocus
            type="datetime-local"
            size="small"
            label={translate('admin.callSheet.againAt')}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button type="submit" variant="contained">
            {translate('admin.callSheet.saveAgain')}
          </Button>
        </Stack>
      )}
    </Box>
  )
}
