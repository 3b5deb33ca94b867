import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { formatDay } from '../../../words/visit-times.ts'
import { type RosterPlanAnswer, shareOut } from './plan-draft.ts'

type PlanPreviewProps = { plan: RosterPlanAnswer | undefined; error: unknown; isCounting: boolean }
const MOST_WARNINGS = 5

/** "Mon, Nov 23 – Sun, Dec 6: 14 visits, 12 Lakshmi, 2 open", and warnings (rule BOARD-4). */
export function PlanPreview({ plan, error, isCounting }: PlanPreviewProps) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.plan.${key}`, values)
  return (
    <Box component="section" aria-label={say('preview')} aria-busy={isCounting}>
      <Typography variant="h3" component="h3">
        {say('preview')}
      </Typography>
      <Box role="status">
        {isCounting && !plan && <Typography color="textSecondary">{say('counting')}</Typography>}
        {error !== null && !isCounting && (
          <Alert severity="error">{messageOf(error, translate('visits.plan.loadFailed'))}</Alert>
        )}
        {plan && error === null && <Counted plan={plan} />}
      </Box>
      {plan && error === null && <Warnings plan={plan} />}
    </Box>
  )
}

function Counted({ plan: { visits, kept, roster } }: { plan: RosterPlanAnswer }) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.plan.${key}`, values)
  const [first, last] = [visits[0], visits.at(-1)]
  const shares = shareOut(visits).map(({ name, count }) =>
    name === null ? say('isOpen', { count: formatCount(count) }) : say('by', { count: formatCount(count), name }),
  )
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {first && last
          ? [
              say('range', { from: formatDay(first.day), until: formatDay(last.day), smart_count: visits.length }),
              ...shares,
            ].join(', ')
          : say('nothingNew')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[
          kept > 0 && say('kept', { smart_count: kept }),
          roster.unitsTotal === null && roster.endsOn === null && say('rolling'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
    </>
  )
}

function Warnings({ plan: { warnings } }: { plan: RosterPlanAnswer }) {
  const translate = useTranslate()
  const texts = [...new Set(warnings.map(({ day, text }) => `${formatDay(day)}: ${text}`))]
  if (texts.length === 0) return null
  const hidden = texts.length - MOST_WARNINGS
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate('visits.plan.warnings')}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {texts.slice(0, MOST_WARNINGS).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      {hidden > 0 && translate('visits.plan.more', { smart_count: hidden })}
    </Alert>
  )
}
