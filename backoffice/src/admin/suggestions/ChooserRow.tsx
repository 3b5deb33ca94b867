import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { RankedCaretaker, WeekHours } from '@thodu/api/contract/suggestions/suggestions.schema'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ShapeSign, statusShapes } from '../../app/looks/ShapeSign.tsx'
import { ChecksChip } from '../checks/ChecksChip.tsx'
import type { Checks } from '../checks/use-describe-checks.ts'
import { Fold, TakenLines } from './RowParts.tsx'
import { type CaretakerFacts, useFormatFacts } from './use-format-facts.ts'

/** Properties that are the same in all rows of a chooser. */
export type ChooserList = { asked: readonly WeekHours[]; requiredChecks: Checks['required']; busy: boolean }
type ChooserRowProps = ChooserList & {
  ranked: RankedCaretaker
  /** A caretaker who is registered for other services is listed apart, without the number that sorts the list. */
  isApart?: boolean
  onChoose: () => void
  /** Shown below, for example a question before the choice. */
  children?: ReactNode
}

/** Marks the buttons between which the arrow keys move. */
export const chooseMark = 'data-choose'

/** A caretaker in two lines: name, availability, hours, family, rating and Choose; reasons and week on demand (rule MATCH-11). */
export function ChooserRow({
  ranked,
  asked,
  requiredChecks,
  busy,
  isApart = false,
  onChoose,
  children,
}: ChooserRowProps) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  const facts = useFormatFacts()(ranked, asked)
  const [opened, open] = useState<'why' | 'week' | null>(null)
  const partId = useId()
  const { caretaker, score, taken, missingChecks } = ranked
  const { name } = caretaker
  const toggle = (part: 'why' | 'week') => (
    <Button
      size="small"
      aria-label={say(`${part}Of`, { name })}
      aria-expanded={opened === part}
      aria-controls={partId}
      onClick={() => open(opened === part ? null : part)}
      sx={{ minWidth: 0, minHeight: 24, py: 0, px: 0.5, ml: -0.5, justifyContent: 'flex-start' }}
    >
      <Fold isOpen={opened === part} />
      {say(part)}
    </Button>
  )
  return (
    <Box component="li" sx={{ py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={row}>
        <Box sx={columns}>
          <Typography sx={{ ...lineOnPhone, fontWeight: 600 }}>{name}</Typography>
          <Availability {...facts.availability} />
          <Fact>{facts.hours}</Fact>
          <Fact>{facts.family}</Fact>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {!isApart && <Fact>{say('outOf', { score })}</Fact>}
            <ChecksChip caretaker={caretaker} checks={{ required: requiredChecks, missing: missingChecks }} />
          </Box>
          <div>{toggle('week')}</div>
          <div>{toggle('why')}</div>
          <Fact>{facts.rating}</Fact>
        </Box>
        <Button
          size="small"
          variant="outlined"
          {...{ [chooseMark]: caretaker._id }}
          aria-label={say('chooseOf', { name })}
          aria-disabled={busy}
          onClick={() => !busy && onChoose()}
        >
          {say('choose')}
        </Button>
      </Box>
      <div id={partId}>
        {opened === 'why' && <PointsTable ranked={ranked} />}
        {opened === 'week' && <TakenLines taken={taken} />}
      </div>
      {children}
    </Box>
  )
}

const row = { display: 'flex', gap: 1.5, alignItems: 'center' }
/** Name and availability have a line each while the columns do not fit. */
const lineOnPhone = { flexBasis: '100%' }
const columns = {
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  '@container (min-width: 40rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr)',
  },
}

const Fact = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Typography>
)

/** A filled dot for free, an empty one for taken; the words say the same (rule LOOK-3). */
const Availability = ({ isFree, text }: CaretakerFacts['availability']) => (
  <Typography
    variant="body2"
    component="span"
    sx={{
      ...lineOnPhone,
      display: 'flex',
      gap: 0.75,
      alignItems: 'center',
      color: isFree ? 'success.main' : 'text.secondary',
    }}
  >
    <ShapeSign shape={isFree ? freeShape : statusShapes.pending} />
    <Box component="span" sx={{ color: 'text.primary' }}>
      {text}
    </Box>
  </Typography>
)
const freeShape = 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Z'

const cell = { textAlign: 'start', py: 0.5, pr: 1.5, verticalAlign: 'top', fontWeight: 400 } as const
const number = { ...cell, pr: 0, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const

/** Lists a caretaker's points for each factor, with the reasons. The last row is the total, which is shown before the name. */
function PointsTable({
  ranked: { caretaker, reasons, score },
}: {
  ranked: Pick<RankedCaretaker, 'caretaker' | 'reasons' | 'score'>
}) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`admin.suggestions.${key}`, values)
  return (
    <Box
      component="table"
      aria-label={say('tableOf', { name: caretaker.name })}
      sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem', my: 1 }}
    >
      <thead>
        <tr>
          {['factor', 'reason', 'ofPoints'].map((column) => (
            <Box key={column} component="th" scope="col" sx={column === 'ofPoints' ? number : cell}>
              {say(column)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ factor, points, max, isKnown, text }) => (
          <Box component="tr" key={factor} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="th" scope="row" sx={cell}>
              {say(`factors.${factor}`)}
            </Box>
            <Box component="td" sx={{ ...cell, ...(isKnown ? {} : { fontStyle: 'italic', color: 'text.secondary' }) }}>
              {text}
            </Box>
            <Box component="td" sx={number}>
              {say('pointsOf', { points, max })}
            </Box>
          </Box>
        ))}
        <Box component="tr" sx={{ borderTop: 2, borderColor: 'divider' }}>
          <Box component="th" scope="row" colSpan={2} sx={{ ...cell, fontWeight: 600 }}>
            {say('sum')}
          </Box>
          <Box component="td" sx={{ ...number, fontWeight: 600 }}>
            {say('pointsOf', { points: score, max: 100 })}
          </Box>
        </Box>
      </tbody>
    </Box>
  )
}
