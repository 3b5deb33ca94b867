import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { dayMs } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { FindFamily } from '../privacy/requests/FindFamily.tsx'
import type { Visit } from '../visits/parts/visit-calls.ts'
import { ArrivalFields, startArrival, toArrival } from './EntryFields.tsx'

type Props = { family: Family | undefined; onClose: () => void }
type Person = { _id: string; name: string }
/** A complaint is possible for a week; a letter may arrive later (rule DAY-27). */
const visitsSince = 67 * dayMs
const over = ['done', 'missed', 'started', 'planned']

function useVisits(booking: string) {
  const now = Date.now()
  const { data = [], isPending } = useGetList<Visit & { id: string }>(
    'visits',
    {
      filter: { booking, from: new Date(now - visitsSince).toISOString().slice(0, 10) },
      sort: { field: 'startsAt', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: booking !== '' },
  )
  return {
    isPending,
    visits: data.filter(({ endsAt, status }) => Date.parse(endsAt) <= now && over.includes(status)),
  }
}

/** Enters a complaint that came by phone or letter (rule DAY-27). */
export function EnterComplaint({ family: known, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.inbox.${key}`)
  const admin = useAdminData()
  const [person, setPerson] = useState<Person | null>(known ?? null)
  const [booking, setBooking] = useState('')
  const [visit, setVisit] = useState('')
  const [text, setText, forgetText] = useKeptText('complaint-by-phone')
  const [arrival, setArrival] = useState(startArrival)
  const [isMissing, setMissing] = useState(false)
  const { data: family } = useQuery({
    queryKey: ['bookings', 'family', person?._id],
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id: person?._id ?? '' } }),
    enabled: person !== null,
  })
  const bookings = family?.bookings ?? []
  const chosen = booking || (bookings.length === 1 ? (bookings[0]?._id ?? '') : '')
  const { visits, isPending } = useVisits(chosen)
  const save = useAction({
    act: () =>
      admin.call('POST /admin/complaints', {
        body: { visit, text: text.trim(), ...startArrival(), ...toArrival(arrival) },
      }),
    touches: ['bookings', 'visits', 'hall'],
    successKey: 'admin.inbox.saved',
    failureKey: 'admin.inbox.saveFailed',
    showFailure: 'form',
    onDone() {
      forgetText()
      onClose()
    },
  })
  const isReady = visit !== '' && text.trim() !== '' && toArrival(arrival) !== undefined
  const problem = save.problem ?? (isMissing && !isReady ? say('missing') : undefined)
  return (
    <FormDialog
      title={say('addComplaint')}
      maxWidth="sm"
      action={{ problem, isPending: save.isPending }}
      onClose={onClose}
      onSave={() => {
        setMissing(true)
        if (isReady) save.mutate()
      }}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <FindFamily
          value={person}
          first={person?.name ?? ''}
          onChange={(found) => {
            setPerson(found)
            setBooking('')
            setVisit('')
          }}
        />
        <TextField
          select
          label={say('booking')}
          value={chosen}
          disabled={bookings.length === 0}
          onChange={(event) => {
            setBooking(event.target.value)
            setVisit('')
          }}
        >
          {bookings.map(({ _id, bookingId, patientDetails }) => (
            <MenuItem key={_id} value={_id}>
              {[patientDetails.patientName, bookingId].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={say('visit')}
          value={visit}
          disabled={visits.length === 0}
          onChange={(event) => setVisit(event.target.value)}
        >
          {visits.map(({ _id, startsAt, caretaker }) => (
            <MenuItem key={_id} value={_id}>
              {[formatDateTime(startsAt), caretaker?.name].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
        {chosen !== '' && !isPending && visits.length === 0 && <Typography>{say('noVisits')}</Typography>}
        <TextField
          label={say('text')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          minRows={3}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
        />
        <ArrivalFields value={arrival} onChange={setArrival} />
      </Stack>
    </FormDialog>
  )
}
