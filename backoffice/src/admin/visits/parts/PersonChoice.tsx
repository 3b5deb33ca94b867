import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { HTMLAttributes } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../../app/lists/ListStates.tsx'
import { MissingChecksQuestion } from '../../checks/MissingChecksQuestion.tsx'
import { useDescribeChecks } from '../../checks/use-describe-checks.ts'
import { filterByName } from '../../choice/filter-by-name.ts'
import { NobodyFree } from '../../suggestions/NobodyFree.tsx'
import { PointsTable } from '../../suggestions/PointsTable.tsx'
import { TakenLines } from '../../suggestions/TakenLines.tsx'
import { useFormatPoints } from '../../suggestions/use-format-points.ts'
import { useSuggestions } from '../../suggestions/use-suggestions.ts'
import { type Candidate, listCandidates } from './candidates.ts'
import type { Visit } from './visit-calls.ts'

export type Chosen = Pick<Candidate, '_id' | 'name' | 'missingChecks'>
type PersonChoiceProps = {
  visit: Visit
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  label: string
}
const filterOptions = filterByName<Candidate>(({ name }) => name)

/**
 * Chooses a visit's caretaker, the best first. Refused ones show the refusal; missing checks require confirmation (rule
 * MATCH-8).
 */
export function PersonChoice({ visit, value, onChange, label }: PersonChoiceProps) {
  const translate = useTranslate()
  const { data, isPending, isError, refetch } = useSuggestions({ visitId: visit._id })
  if (!data && isError) return <LoadFailed textKey="admin.suggestions.failed" onRetry={() => void refetch()} />
  const options = data ? listCandidates(data).filter(({ _id }) => _id !== visit.caretaker?._id) : []
  const chosen = options.find(({ _id }) => _id === value?._id) ?? null
  return (
    <Box>
      <Autocomplete
        value={chosen}
        autoHighlight
        loading={isPending}
        options={options}
        filterOptions={filterOptions}
        getOptionKey={({ _id }) => _id}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={({ isBlocked }) => isBlocked}
        isOptionEqualToValue={(option, other) => option._id === other._id}
        noOptionsText={translate('admin.caretakers.noneFound')}
        openText={translate('admin.assignment.open')}
        closeText={translate('admin.assignment.close')}
        onChange={(_event, one) => onChange(one)}
        renderOption={(props, one) => <CandidateOption {...props} key={one._id} candidate={one} />}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
      {chosen !== null && chosen.missingChecks.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          <MissingChecksQuestion caretakerId={chosen._id} missing={chosen.missingChecks} />
        </Alert>
      )}
      <NobodyFree suggestions={data} />
      {chosen !== null && chosen.score !== null && <WhyChosen candidate={chosen} score={chosen.score} />}
    </Box>
  )
}

function WhyChosen({ candidate: { _id, name, reasons }, score }: { candidate: Candidate; score: number }) {
  const translate = useTranslate()
  return (
    <Box component="details" sx={{ fontSize: '0.875rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32, alignContent: 'center' }}>
        {translate('visits.choice.why', { score })}
      </Box>
      <PointsTable ranked={{ caretaker: { _id, name }, reasons, score }} />
    </Box>
  )
}

function CandidateOption({ candidate, ...props }: HTMLAttributes<HTMLLIElement> & { candidate: Candidate }) {
  const translate = useTranslate()
  const sayPoints = useFormatPoints()
  const { describeMissing } = useDescribeChecks()
  const { name, score, asksFirst, reasons, refusals, taken, missingChecks } = candidate
  const said = [
    describeMissing(missingChecks),
    asksFirst && translate('visits.choice.askFirst'),
    ...refusals,
    score !== null && sayPoints(score, reasons),
  ]
  return (
    <li {...props}>
      <Box sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {said.filter(Boolean).join(' · ')}
        </Typography>
        <TakenLines taken={taken} />
      </Box>
    </li>
  )
}
