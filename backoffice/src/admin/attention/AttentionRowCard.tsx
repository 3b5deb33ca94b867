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
import { useFormatStep } from './use-format-step.ts'

const layout = {
  px: 1.5,
  py: 0.25,
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 12rem) minmax(0, 1fr) 40px auto',
    md: 'minmax(0, 17rem) minmax(0, 1fr) 80px 10rem',
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

/** One row: person, what is missing since when, phone number, next step (rule HALL-1). */
export function AttentionRowCard({ row, now }: { row: AttentionRow; now: string }) {
  const translate = useTranslate()
  const sayStep = useFormatStep(now)
  const { kind, booking, phone, remark, trouble, change, also } = row
  const words = remark?.text ?? trouble?.text ?? change?.words
  const isRed = redKinds.includes(kind)
  const name = nameOf(translate, row)
  const called = reachesCaretaker(row)
    ? { key: 'phone', name: row.caretaker }
    : { key: namesPatient(row) ? 'phoneFamily' : 'phone', name }
  const { to, state } = wayOf(row)
  const act = translate(`admin.hall.acts.${kind}`)
  const hasScreen = row.notice === null
  return (
    <Box component="li" sx={layout} data-kind={kind}>
      <Typography component="h4" variant="body1" sx={{ gridArea: 'who', fontWeight: 600 }}>
        {booking ? (
          <Link to={`/bookings/${booking._id}`} data-row>
            {name}
          </Link>
        ) : (
          name
        )}
        {booking && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` ${booking.bookingId}`}
          </Typography>
        )}
      </Typography>
      <Box sx={{ gridArea: 'step' }}>
        <Typography variant="body2" color={isRed ? 'error' : 'textPrimary'}>
          {sayStep(row)}
        </Typography>
        {words && (
          <Typography component="blockquote" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {words}
          </Typography>
        )}
        {also.map((step) => (
          <Typography key={step._id} variant="body2">
            <Link to={wayOf(step).to} state={wayOf(step).state}>
              {sayStep(step)}
            </Link>
            {` ${step.change?.words ?? step.remark?.text ?? ''}`}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" sx={{ gridArea: 'call', justifyContent: 'flex-end' }}>
        {phone !== '' && <CallButton phone={phone} label={translate(`admin.hall.${called.key}`, called)} />}
        {trouble && trouble.family.phone !== '' && (
          <CallButton phone={trouble.family.phone} label={translate('admin.hall.phone', trouble.family)} />
        )}
      </Stack>
      {hasScreen && (
        <Button
          component={Link}
          to={to}
          state={state}
          size="small"
          variant={isRed ? 'outlined' : 'text'}
          aria-label={`${act}: ${name}`}
          {...(booking ? {} : { 'data-row': true })}
          sx={{ gridArea: 'act', justifySelf: { xs: 'end', md: 'start' } }}
        >
          {act}
        </Button>
      )}
    </Box>
  )
}

/** Heading of a row: the server notice, the breach, the number of caretakers, or the person. */
function nameOf(
  translate: ReturnType<typeof useTranslate>,
  { kind, who, phone, unchecked, notice }: AttentionRow,
): string {
  if (notice !== null) return translate(`admin.hall.notices.${notice}`)
  if (kind === 'breach') return translate('admin.hall.breach', { code: who })
  if (unchecked !== null) return translate('admin.hall.unchecked', { smart_count: unchecked, count: unchecked })
  return who || formatPhone(phone) || translate('admin.hall.noName')
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
