import PhoneIcon from '@mui/icons-material/Phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AttentionRow, AttentionStep } from '@thodu/api/contract/dashboard/attention.schema'
import { redKinds } from '@thodu/api/contract/dashboard/attention-kinds'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { wayOf } from './attention-row.ts'
import { RowMenu } from './RowMenu.tsx'
import { type Act, actKeyOf, mainActOf, menuActsOf } from './row-acts.ts'
import { nameOf } from './row-name.ts'
import { rowKeyOf } from './steady-rows.ts'
import { useFormatStep } from './use-format-step.ts'

const layout = {
  px: 1.5,
  py: { xs: 0.5, sm: 0 },
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 12rem) minmax(0, 1fr) 40px auto',
    md: 'minmax(0, 18rem) minmax(0, 1fr) 80px 12rem',
  },
  gridTemplateAreas: { xs: '"who call" "step act"', sm: '"who step call act"' },
  alignItems: 'center',
  minHeight: 44,
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const

const reachesCaretaker = ({ kind, caretaker }: AttentionStep): boolean =>
  caretaker !== null && (kind === 'trouble' || kind === 'absent' || kind === 'late')
/** These rows show the patient's name, who is not the owner of the family's number. */
const namesPatient = ({ kind }: AttentionStep): boolean => !['change', 'call', 'promise', 'privacy'].includes(kind)

type AttentionRowCardProps = {
  row: AttentionRow
  now: string
  /** Another person finished it; the row keeps its place until the list is updated (rule HALL-8). */
  isDone?: boolean
  onAct: (act: Act, step: AttentionStep) => void
}

/** One row: person, what is missing since when, phone number, next step, menu (rules HALL-6, HALL-7). */
export function AttentionRowCard({ row, now, isDone = false, onAct }: AttentionRowCardProps) {
  const translate = useTranslate()
  const formatStep = useFormatStep(now)
  const { kind, booking, area, phone, trouble, also } = row
  const isRed = redKinds.includes(kind) && !isDone
  const name = nameOf(translate, row)
  const called = reachesCaretaker(row)
    ? { key: 'phone', name: row.caretaker }
    : { key: namesPatient(row) ? 'phoneFamily' : 'phone', name }
  const menuActs = menuActsOf(row)
  return (
    <Box
      component="li"
      sx={{ ...layout, textDecoration: isDone ? 'line-through' : 'none' }}
      data-kind={kind}
      data-key={rowKeyOf(row)}
    >
      <Typography component="h4" variant="body2" sx={{ gridArea: 'who', fontWeight: 600 }}>
        {booking ? (
          <Link to={`/bookings/${booking._id}`} data-row>
            {name}
          </Link>
        ) : (
          name
        )}
        <Typography component="span" variant="body2" color="textSecondary">
          {[area, booking?.bookingId].filter(Boolean).map((part) => ` · ${part}`)}
        </Typography>
      </Typography>
      <Box sx={{ gridArea: 'step' }}>
        <Typography variant="body2" color={isRed ? 'error' : 'textPrimary'}>
          {isDone ? translate('admin.hall.done') : formatStep(row)}
        </Typography>
        {!isDone && row.offers && row.offers.asked > 0 && (
          <Typography variant="body2">{translate('admin.hall.asked', row.offers)}</Typography>
        )}
        <Quote words={wordsOf(row)} />
        {also.map((step) => (
          <Also key={`${step.kind}.${step._id}`} step={step} text={formatStep(step)} onAct={onAct} />
        ))}
      </Box>
      <Stack direction="row" sx={{ gridArea: 'call', justifyContent: 'flex-end' }}>
        {phone !== '' && <CallButton phone={phone} label={translate(`admin.hall.${called.key}`, called)} />}
        {trouble && trouble.family.phone !== '' && (
          <CallButton phone={trouble.family.phone} label={translate('admin.hall.phone', trouble.family)} />
        )}
      </Stack>
      <Stack direction="row" sx={{ gridArea: 'act', justifyContent: 'flex-end', alignItems: 'center' }}>
        {row.notice === null && <MainAct row={row} name={name} isRed={isRed} isDone={isDone} onAct={onAct} />}
        {menuActs.length > 0 ? (
          <RowMenu name={name} acts={menuActs} disabled={isDone} onAct={(act) => onAct(act, row)} />
        ) : (
          <Box sx={{ width: { xs: 0, md: 40 } }} />
        )}
      </Stack>
    </Box>
  )
}

const wordsOf = ({ remark, trouble, change }: AttentionStep): string =>
  remark?.text ?? trouble?.text ?? change?.words ?? ''

const Quote = ({ words }: { words: string }) =>
  words === '' ? null : (
    <Typography component="blockquote" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
      {words}
    </Typography>
  )

/** Another step of the same booking, which is done in place or on its screen. */
function Also({ step, text, onAct }: { step: AttentionStep; text: string; onAct: AttentionRowCardProps['onAct'] }) {
  const act = mainActOf(step)
  const { to } = wayOf(step)
  return (
    <Typography variant="body2" component="div">
      {act ? (
        <Button
          size="small"
          onClick={() => onAct(act, step)}
          sx={{ p: 0, minHeight: 24, textAlign: 'start', '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          {text}
        </Button>
      ) : (
        <Link to={to}>{text}</Link>
      )}
      <Quote words={wordsOf(step)} />
    </Typography>
  )
}

type MainActProps = Required<Pick<AttentionRowCardProps, 'row' | 'isDone' | 'onAct'>> & { name: string; isRed: boolean }

/** The next step as a button that opens its dialog, or as a link to its screen. */
function MainAct({ row, name, isRed, isDone, onAct }: MainActProps) {
  const translate = useTranslate()
  const act = mainActOf(row)
  const { to } = wayOf(row)
  const label = translate(`admin.hall.acts.${actKeyOf(row)}`)
  const look = {
    size: 'small',
    variant: isRed ? 'outlined' : 'text',
    'aria-label': `${label}: ${name}`,
    ...(row.booking ? {} : { 'data-row': true }),
    sx: { whiteSpace: 'nowrap', minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } },
  } as const
  if (act === undefined)
    return (
      <Button {...look} component={Link} to={to}>
        {label}
      </Button>
    )
  const key = act === 'assign' || act === 'ask' ? { 'data-assign': true } : { 'data-done': true }
  return (
    <Button {...look} {...key} disabled={isDone} onClick={() => onAct(act, row)}>
      {label}
    </Button>
  )
}

const CallButton = ({ phone, label }: { phone: string; label: string }) => (
  <IconButton
    component="a"
    href={telUrl(phone)}
    color="primary"
    title={formatPhone(phone)}
    aria-label={`${label}, ${formatPhone(phone)}`}
    sx={{ width: 40, height: 40, '@media (pointer: coarse)': { width: 44, height: 44 } }}
  >
    <PhoneIcon fontSize="small" />
  </IconButton>
)
