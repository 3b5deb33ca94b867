import AddIcCallIcon from '@mui/icons-material/AddIcCall'
import NoteAddIcon from '@mui/icons-material/NoteAdd'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { MoreMenu } from '../../app/frame/MoreMenu.tsx'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
import type { CallerBookingDraft } from '../bookings/call/call-draft.ts'
import { ComesNow } from '../lists/ComesNow.tsx'
import { useWaitingCounts } from '../lists/use-waiting.ts'
import { formatBalance } from '../money/format-balance.ts'
import { useMoney } from '../money/use-money.ts'
import { PhoneLink } from '../whatsapp/PhoneLink.tsx'
import { EraseDialog } from './EraseFamily.tsx'
import { NoteDialog } from './FamilyNotes.tsx'

type Booked = Family['bookings'][number]
const dialogs = ['note', 'erase'] as const

/** Name, number, message, *Book* and *Note*; then for each open booking who is there or comes next, and its balance. */
export function FamilyHeader({ family }: { family: Family }) {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog(`family.${family._id}`, dialogs)
  const navigate = useNavigate()
  const close = () => setDialog(null)
  const { _id, name, email, phone, bookings } = family
  const open = bookings.filter(({ status }) => isBinding(status))
  const newest = open[0] ?? bookings[0]
  const isFamily = family.role === 'user'
  const draft: Partial<CallerBookingDraft> = { family: { _id, name, email, phone } }
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1" component="h2">
          {name}
        </Typography>
        <PhoneLink phone={phone} booking={newest && { _id: newest._id, label: newest.bookingId }} to="family" />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', ml: { sm: 'auto' } }}>
          {isFamily && (
            <Button component={Link} to="/book" state={draft} variant="contained" startIcon={<AddIcCallIcon />}>
              {translate('admin.family.book')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<NoteAddIcon />} onClick={() => setDialog('note')}>
            {translate('admin.family.note')}
          </Button>
          {isFamily && (
            <MoreMenu
              items={[
                ...(['complaint', 'privacy'] as const).map((entry) => ({
                  label: translate(`admin.inbox.${entry === 'complaint' ? 'addComplaint' : 'addPrivacy'}`),
                  onChoose: () => void navigate(`/inbox?new=${entry}&of=${_id}`),
                })),
                {
                  label: translate('privacy.keeping.forget'),
                  isDangerous: true,
                  onChoose: () => setDialog('erase'),
                },
              ]}
            />
          )}
        </Stack>
      </Stack>
      {open.length === 0 && isFamily && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.callSheet.noCare', { smart_count: bookings.length })}
        </Typography>
      )}
      {open.map((booking) => (
        <OpenCare key={booking._id} booking={booking} />
      ))}
      {dialog === 'note' && <NoteDialog familyId={_id} onClose={close} />}
      {dialog === 'erase' && <EraseDialog id={_id} name={name} onClose={close} />}
    </Stack>
  )
}

function OpenCare({ booking }: { booking: Booked }) {
  const takesMoney = useWaitingCounts()?.money != null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        <Link to={`/bookings/${booking._id}`}>
          {[booking.patientDetails.patientName, booking.bookingId].filter(Boolean).join(' · ')}
        </Link>
      </Typography>
      <ComesNow bookingId={booking._id} />
      {takesMoney && <Balance booking={booking} />}
    </Box>
  )
}

function Balance({ booking }: { booking: Booked }) {
  const translate = useTranslate()
  const { data } = useMoney(booking._id)
  if (!data) return null
  return (
    <Typography variant="body2" color={data.balance < 0 ? 'error' : 'textSecondary'}>
      <Link to={`/bookings/${booking._id}?tab=money`}>{formatBalance(translate, data)}</Link>
    </Typography>
  )
}
