import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { AssignReasonField } from '../checks/AssignReasonField.tsx'
import { MissingChecksQuestion } from '../checks/MissingChecksQuestion.tsx'
import { type ChooserList, ChooserRow } from './ChooserRow.tsx'

/** `reason` is set when checks are missing. Rejects when the server refuses; the reason remains for another try. */
export type ChooseCaretaker = (caretaker: RankedCaretaker['caretaker'], reason?: string) => Promise<unknown>

type AskingRowProps = ChooserList & {
  subjectId: string
  ranked: RankedCaretaker
  isApart: boolean
  onChoose: ChooseCaretaker
}

/** A row that asks before the choice when checks are missing (rule MATCH-8) or the service is another one (rule OFF-28). */
export function AskingRow({ subjectId, ranked, isApart, onChoose, ...list }: AskingRowProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  const [isAsked, setAsked] = useState(false)
  const { caretaker, missingChecks } = ranked
  const [reason, setReason, forgetReason] = useKeptText(`assign.${subjectId}.${caretaker._id}`)
  const send = (why?: string) => void onChoose(caretaker, why).then(forgetReason, () => undefined)
  return (
    <ChooserRow
      ranked={ranked}
      isApart={isApart}
      {...list}
      onChoose={() => (isApart || missingChecks.length > 0 ? setAsked(true) : send())}
    >
      {isAsked && (
        <Alert severity="warning" sx={{ mt: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
          {isApart && <Typography>{say('sure', { name: caretaker.name })}</Typography>}
          <MissingChecksQuestion caretakerId={caretaker._id} missing={missingChecks} />
          {missingChecks.length > 0 && <AssignReasonField reason={reason} onChange={setReason} />}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 1 }}>
            <Button color="inherit" autoFocus onClick={() => setAsked(false)}>
              {translate('app.cancel')}
            </Button>
            <Button color="inherit" aria-disabled={list.busy} onClick={() => !list.busy && send(reason.trim())}>
              {say('anyway')}
            </Button>
          </Box>
        </Alert>
      )}
    </ChooserRow>
  )
}
