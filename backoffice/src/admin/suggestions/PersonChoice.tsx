import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RankedCaretaker } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useTranslate } from 'react-admin'
import type { SuggestionSubject } from '../admin-data-provider.ts'
import { MissingChecksQuestion } from '../checks/MissingChecksQuestion.tsx'
import { SuggestionPicker } from './SuggestionPicker.tsx'

export type ChosenCaretaker = RankedCaretaker['caretaker'] &
  Pick<RankedCaretaker, 'missingChecks'> & { isApart: boolean }
type PersonChoiceProps = {
  subject: SuggestionSubject
  value: ChosenCaretaker | null
  onChange: (chosen: ChosenCaretaker | null) => void
  /** Names the group, such as "Substitute". */
  label: string
  except?: readonly string[]
  autoFocus?: boolean
}

/**
 * The chooser as a field of a form: the list, or the chosen caretaker with a button to change them. Missing checks and another
 * service are pointed out (rules MATCH-8, OFF-28).
 */
export function PersonChoice({ subject, value, onChange, label, ...list }: PersonChoiceProps) {
  const translate = useTranslate()
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      {value === null ? (
        <SuggestionPicker
          subject={subject}
          busy={false}
          onPick={({ caretaker, missingChecks }, isApart) => onChange({ ...caretaker, missingChecks, isApart })}
          {...list}
        />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{`${label}: ${value.name}`}</Typography>
            <Button size="small" autoFocus onClick={() => onChange(null)}>
              {translate('admin.suggestions.change')}
            </Button>
          </Box>
          {(value.isApart || value.missingChecks.length > 0) && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {value.isApart && <Typography>{translate('admin.suggestions.apart', { name: value.name })}</Typography>}
              <MissingChecksQuestion caretakerId={value._id} missing={value.missingChecks} />
            </Alert>
          )}
        </>
      )}
    </Box>
  )
}
