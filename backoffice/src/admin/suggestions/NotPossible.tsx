import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Suggestions } from '@thodu/api/contract/suggestions/suggestions.schema'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { checksOf } from '../checks/checks-link.ts'
import { Fold, TakenLines } from './RowParts.tsx'

type Blocked = Suggestions['blocked'][number]

const codes = [
  'booking.caretaker_busy',
  'visit.caretaker_busy',
  'booking.family_blocked',
  'booking.woman_asked',
  'booking.man_asked',
  'booking.checks_missing',
] as const
const shortOf: Readonly<Record<(typeof codes)[number], string>> = {
  'booking.caretaker_busy': 'full',
  'visit.caretaker_busy': 'busy',
  'booking.family_blocked': 'doNotSend',
  'booking.woman_asked': 'woman',
  'booking.man_asked': 'man',
  'booking.checks_missing': 'checks',
}

/** The reasons in a word each; a busy caretaker may have time off. */
function findShort({ reasons, taken }: Blocked): string[] {
  const isOff = taken.some(({ booking, inTheWay }) => booking === null && inTheWay)
  return reasons.flatMap(({ code }) => {
    const known = codes.find((one) => one === code)
    if (known === undefined) return []
    return known === 'visit.caretaker_busy' && isOff ? ['dayOff'] : [shortOf[known]]
  })
}

/** "Not possible (3): day off, checks", which opens to names, reasons and the link to enter checks (rule MATCH-11). */
export function NotPossible({ blocked }: { blocked: readonly Blocked[] }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (blocked.length === 0) return null
  const short = [...new Set(blocked.flatMap(findShort))].map((key) => translate(`admin.suggestions.short.${key}`))
  const title = translate('admin.suggestions.blocked', { count: blocked.length })
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        sx={{ px: 0.5, ml: -0.5, textAlign: 'start' }}
      >
        <Fold isOpen={isOpen} />
        {`${title}${short.length > 0 ? `: ${short.join(', ')}` : ''}`}
      </Button>
      <Box component="ul" id={listId} aria-label={title} hidden={!isOpen} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {isOpen && blocked.map((one) => <BlockedRow key={one.caretaker._id} blocked={one} />)}
      </Box>
    </Box>
  )
}

function BlockedRow({ blocked: { caretaker, taken, reasons } }: { blocked: Blocked }) {
  const translate = useTranslate()
  const lacksChecks = reasons.some(({ code }) => code === 'booking.checks_missing')
  return (
    <Box component="li" sx={{ py: 0.75, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2">
        <Link to={`/caretakers/${caretaker._id}`}>{caretaker.name}</Link>
        {`: ${reasons.map(({ text }) => text).join(' ')} `}
        {lacksChecks && <Link to={checksOf(caretaker._id)}>{translate('admin.checks.enter')}</Link>}
      </Typography>
      {taken.length > 0 && <TakenLines taken={taken} />}
    </Box>
  )
}
