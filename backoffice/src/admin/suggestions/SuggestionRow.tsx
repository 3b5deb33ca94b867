import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { AssignReasonField } from '../checks/AssignReasonField.tsx'
import { ChecksChip } from '../checks/ChecksChip.tsx'
import { MissingChecksQuestion } from '../checks/MissingChecksQuestion.tsx'
import type { Checks } from '../checks/use-describe-checks.ts'
import { PointsTable } from './PointsTable.tsx'
import { TakenLines } from './TakenLines.tsx'
import { useFormatPoints } from './use-format-points.ts'

/** `reason` is set when checks are missing. Rejects when the server refuses; the reason remains for another try. */
export type ChooseCaretaker = (caretaker: RankedCaretaker['caretaker'], reason?: string) => Promise<unknown>

type SuggestionRowProps = {
  subjectId: string
  ranked: RankedCaretaker
  requiredChecks: Checks['required']
  /** The caretaker is registered for other services only, so the choice requires confirmation (rule OFF-28). */
  asksFirst?: boolean
  busy: boolean
  onChoose: ChooseCaretaker
}

/**
 * A caretaker's points, name and main reasons, and the choice, which requires confirmation when checks are missing (rule
 * MATCH-8).
 */
export function SuggestionRow({
  subjectId,
  ranked,
  requiredChecks,
  asksFirst = false,
  busy,
  onChoose,
}: SuggestionRowProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  const sayPoints = useFormatPoints()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const whyId = useId()
  const { caretaker, score, reasons, taken, missingChecks } = ranked
  const { name } = caretaker
  const [reason, setReason, forgetReason] = useKeptText(`assign.${subjectId}.${caretaker._id}`)
  const send = (why?: string) => void onChoose(caretaker, why).then(forgetReason, () => undefined)
  const choose = () => (asksFirst || missingChecks.length > 0 ? setAsked(true) : send())
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            <ChecksChip caretaker={caretaker} checks={{ required: requiredChecks, missing: missingChecks }} />
          </Stack>
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
        <Alert severity="warning" sx={{ mt: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
          {asksFirst && <Typography>{say('sure', { name })}</Typography>}
          <MissingChecksQuestion caretakerId={caretaker._id} missing={missingChecks} />
          {missingChecks.length > 0 && <AssignReasonField reason={reason} onChange={setReason} />}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 1 }}>
            <Button color="inherit" autoFocus onClick={() => setAsked(false)}>
              {translate('app.cancel')}
            </Button>
            <Button color="inherit" aria-disabled={busy} onClick={() => !busy && send(reason.trim())}>
              {say('anyway')}
            </Button>
          </Box>
        </Alert>
      )}
      <div id={whyId}>{isOpen && <PointsTable ranked={ranked} />}</div>
    </Box>
  )
}
