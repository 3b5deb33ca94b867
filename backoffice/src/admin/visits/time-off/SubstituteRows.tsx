import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDayOf, formatSpan, formatVisitTime } from '../../../words/visit-times.ts'
import { useDescribeChecks } from '../../checks/use-describe-checks.ts'
import { SuggestionDialog } from '../../suggestions/SuggestionDialog.tsx'

export type AbsentVisit = AnswerOf<'GET /admin/time-off/substitutes'>['visits'][number]
export type PossibleSubstitute = Pick<AbsentVisit['people'][number], '_id' | 'name' | 'missingChecks'>
/** Substitutes by visit id; null leaves the visit unassigned. A visit without an entry has its suggestion. */
export type ChosenSubstitutes = Readonly<Record<string, PossibleSubstitute | null>>
export const substituteOf = (
  chosen: ChosenSubstitutes,
  { _id, suggested, people }: AbsentVisit,
): PossibleSubstitute | null => {
  const own = chosen[_id]
  return own === undefined ? (people.find((person) => person._id === suggested) ?? null) : own
}

type RowsProps = {
  /** Names the visits of the absence by default. */
  heading?: string
  visits: readonly AbsentVisit[]
  chosen: ChosenSubstitutes
  onChoose: (visit: string, caretaker: PossibleSubstitute | null) => void
}

/** The visits of an absent caretaker with their substitutes, which the chooser changes (rule MATCH-11). */
export function SubstituteRows({ heading, visits, chosen, onChoose }: RowsProps) {
  const translate = useTranslate()
  const headingId = useId()
  const [changed, change] = useState<AbsentVisit | null>(null)
  const choose = (caretaker: PossibleSubstitute | null) => {
    if (changed) onChoose(changed._id, caretaker)
    change(null)
  }
  if (visits.length === 0) return <Alert severity="info">{heading ?? translate('visits.off.noVisits')}</Alert>
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 2 }}>
      <Typography variant="h3" component="h3" id={headingId} sx={{ mb: 0.5 }}>
        {heading ?? translate('visits.off.visits', { smart_count: visits.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {visits.map((visit) => (
          <Box component="li" key={visit._id} sx={row}>
            <VisitLine visit={visit} />
            {visit.status === 'started' ? (
              <Typography variant="body2">
                {translate('visits.off.stays', { time: formatVisitTime(visit.endsAt) })}
              </Typography>
            ) : (
              <SubstituteButton visit={visit} chosen={substituteOf(chosen, visit)} onOpen={() => change(visit)} />
            )}
          </Box>
        ))}
      </Box>
      {changed && (
        <SuggestionDialog
          subject={{ visitId: changed._id }}
          about={`${formatWhen(changed)}, ${changed.booking.patientName}`}
          except={findTaken(visits, chosen, changed)}
          busy={false}
          onPick={({ caretaker, missingChecks }) => choose({ ...caretaker, missingChecks })}
          onClose={() => change(null)}
          actions={<Button onClick={() => choose(null)}>{translate('visits.off.leaveOpen')}</Button>}
        />
      )}
    </Box>
  )
}

/** Substitutes who have another visit of this absence at the same time. */
const findTaken = (
  visits: readonly AbsentVisit[],
  chosen: ChosenSubstitutes,
  { _id, startsAt, endsAt }: AbsentVisit,
): string[] =>
  visits
    .filter((visit) => visit._id !== _id && visit.startsAt < endsAt && visit.endsAt > startsAt)
    .flatMap((visit) => substituteOf(chosen, visit)?._id ?? [])

const formatWhen = ({ startsAt, endsAt }: AbsentVisit): string =>
  `${formatDayOf(startsAt)}, ${formatSpan(startsAt, endsAt)}`

const row = {
  display: 'grid',
  columnGap: 2,
  py: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 5fr) minmax(0, 4fr)' },
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}

const VisitLine = ({ visit }: { visit: AbsentVisit }) => (
  <Box sx={{ display: 'flex', columnGap: 1.5, flexWrap: 'wrap' }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {formatWhen(visit)}
    </Typography>
    <Typography variant="body2">
      {[visit.booking.patientName, visit.booking.area].filter(Boolean).join(', ')}
    </Typography>
  </Box>
)

type ButtonProps = { visit: AbsentVisit; chosen: PossibleSubstitute | null; onOpen: () => void }

function SubstituteButton({ visit: { booking, startsAt, people }, chosen, onOpen }: ButtonProps) {
  const translate = useTranslate()
  const { describeMissing } = useDescribeChecks()
  const label = translate('visits.off.substituteFor', { patient: booking.patientName, day: formatDayOf(startsAt) })
  const name = chosen?.name ?? translate(people.length === 0 ? 'visits.off.noneFree' : 'visits.off.leaveOpen')
  const missing = describeMissing(chosen?.missingChecks ?? [])
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={`${label}: ${name}`}
        endIcon={<ArrowDropDownIcon />}
        onClick={onOpen}
        sx={{ width: '100%', justifyContent: 'space-between', textAlign: 'start' }}
      >
        {name}
      </Button>
      {missing && (
        <Typography variant="body2" sx={{ px: 1 }}>
          {missing}
        </Typography>
      )}
    </Box>
  )
}
