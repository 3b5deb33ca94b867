import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PointsTable } from './PointsTable.tsx'
import { TakenLines } from './TakenLines.tsx'
import { useSayPoints } from './use-say-points.ts'

type SuggestionRowProps = {
  ranked: RankedCaretaker
  /** Registered for other services only: asked about before she is chosen (rule OFF-28). */
  asksFirst?: boolean
  busy: boolean
  onChoose: (caretaker: RankedCaretaker['caretaker']) => void
}

/** Points, name and what speaks for somebody; why in full, and the choice. */
export function SuggestionRow({ ranked, asksFirst = false, busy, onChoose }: SuggestionRowProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  const sayPoints = useSayPoints()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const whyId = useId()
  const { caretaker, score, reasons, taken } = ranked
  const { name } = caretaker
  const choose = () => (asksFirst ? setAsked(true) : onChoose(caretaker))
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {sayPoints(score, reasons)}
          </Typography>
          <TakenLines taken={taken} />
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            size="small"
            aria-label={say('whyOf', { name })}
            aria-expanded={isOpen}
            aria-controls={whyId}
            onClick={() => setOpen(!isOpen)}
          >
            {say('why')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={say('chooseOf', { name })}
            aria-disabled={busy}
            onClick={() => !busy && choose()}
          >
            {say('choose')}
          </Button>
        </Box>
      </Box>
      {isAsked && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            <>
              <Button color="inherit" autoFocus onClick={() => setAsked(false)}>
                {translate('app.cancel')}
              </Button>
              <Button color="inherit" aria-disabled={busy} onClick={() => !busy && onChoose(caretaker)}>
                {say('anyway')}
              </Button>
            </>
          }
        >
          {say('sure', { name })}
        </Alert>
      )}
      <div id={whyId}>{isOpen && <PointsTable ranked={ranked} />}</div>
    </Box>
  )
}
