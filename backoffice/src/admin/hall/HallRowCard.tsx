import PhoneIcon from '@mui/icons-material/Phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { HallRow } from '@thodu/api/contract/desk/hall.schema'
import { loudKinds, redKinds } from '@thodu/api/contract/desk/hall-kinds'
import { tellPhone } from '@thodu/api/contract/people/phone-digits'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatTime, formatWeekday } from '../../words/formats.ts'
import { sayLeft, sayMoment, sentenceOf, wayOf } from './hall-row.ts'
import { sayChange } from './say-change.ts'

const formats = { time: formatTime, weekday: formatWeekday }
const layout = {
  p: 1.5,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
}

/** One thing that cannot wait: whom it is about, since when, the number that helps, and the one thing to do (rule HALL-1). */
export function HallRowCard({ row, now }: { row: HallRow; now: string }) {
  const translate = useTranslate()
  const { kind, who, booking, at, caretaker, phone, remark, trouble, change, promise } = row
  const words = remark?.text ?? trouble?.text ?? change?.words
  const begun = remark?.startsAt ?? trouble?.startsAt
  const isLoud = loudKinds.includes(kind)
  const isRed = redKinds.includes(kind)
  const { to, state } = wayOf(row)
  const name =
    kind === 'breach'
      ? translate('admin.hall.breach', { code: who })
      : who || tellPhone(phone) || translate('admin.hall.somebody')
  return (
    <Card
      component="li"
      sx={{ ...layout, borderLeft: 4, borderColor: isRed ? 'error.main' : 'divider' }}
      data-kind={kind}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {booking ? <Link to={`/bookings/${booking._id}`}>{name}</Link> : name}
          {booking && (
            <Typography component="span" variant="body2" color="textSecondary">
              {` ${booking.bookingId}`}
            </Typography>
          )}
        </Typography>
        <Typography color={isRed ? 'error' : 'textPrimary'}>
          {translate(`admin.hall.says.${sentenceOf(row, now)}`, {
            time: at === null ? '' : sayMoment(at, now, formats),
            left: kind === 'breach' && at !== null ? sayLeft(translate, at, now) : '',
            caretaker: caretaker ?? translate('admin.hall.nobody'),
            visit: begun === undefined ? '' : sayMoment(begun, now, formats),
            trouble: trouble === null ? '' : translate(`admin.hall.troubles.${trouble.kind}`),
            seen: trouble?.seenBy ?? '',
            change: change === null ? '' : sayChange(translate, change),
            promise: promise === null ? '' : translate(`admin.promises.kinds.${promise}`),
          })}
        </Typography>
        {words && (
          <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {words}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {phone !== '' && (
          <CallButton phone={phone} name={isLoud && caretaker ? caretaker : name} isSaid={trouble !== null} />
        )}
        {trouble && trouble.family.phone !== '' && <CallButton {...trouble.family} isSaid />}
        <Button component={Link} to={to} state={state} variant={isLoud ? 'contained' : 'text'}>
          {translate(`admin.hall.acts.${kind}`)}
        </Button>
      </Stack>
    </Card>
  )
}

/** Dials a number; it is said in full where two stand side by side. */
function CallButton({ phone, name, isSaid }: { phone: string; name: string; isSaid: boolean }) {
  const translate = useTranslate()
  const number = tellPhone(phone)
  return (
    <Button component="a" href={`tel:${phone}`} variant="outlined" startIcon={<PhoneIcon />} title={number}>
      {translate('admin.hall.phone', { name: isSaid ? `${name}, ${number}` : name })}
    </Button>
  )
}
