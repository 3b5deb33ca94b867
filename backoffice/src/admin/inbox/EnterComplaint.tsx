import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { dayMs } from '@thodu/api/contract/time'
import { useGetList, useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
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

const startEntry = (person: Person | undefined) => ({
  person: person ? { _id: person._id, name: person.name } : null,
  booking: '',
  visit: '',
  text: '',
  arrival: startArrival(),
})
type Entry = ReturnType<typeof startEntry>
type VisitChoiceProps = { entry: Entry; onChange: (changes: Partial<Entry>) => void }

/** Enters a complaint that came by phone or letter (rule DAY-27). */
export function EnterComplaint({ family, onClose }: Props) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.inbox.${key}`)
  const admin = useAdminData()
  const isReady = ({ visit, text, arrival }: Entry) =>
    visit !== '' && text.trim() !== '' && toArrival(arrival) !== undefined
  return (
    <DialogForm
      title={say('addComplaint')}
      maxWidth="sm"
      draft="complaint-by-phone"
      lasting={['text']}
      initial={startEntry(family)}
      missing={(entry) => (isReady(entry) ? undefined : say('missing'))}
      touches={['bookings', 'visits', 'hall']}
      successKey="admin.inbox.saved"
      failureKey="admin.inbox.saveFailed"
      act={({ visit, text, arrival }) =>
        admin.call('POST /admin/complaints', {
          body: { visit, text: text.trim(), ...startArrival(), ...toArrival(arrival) },
        })
      }
      onClose={onClose}
    >
      {({ values, change }) => (
        <>
          <FindFamily
            value={values.person}
            first={values.person?.name ?? ''}
            onChange={(person) => change({ person, booking: '', visit: '' })}
          />
          <VisitChoice entry={values} onChange={change} />
          <FormField name="text" multiline minRows={3} maxLength={1_000} label={say('text')} />
          <ArrivalFields value={values.arrival} onChange={(arrival) => change({ arrival })} />
        </>
      )}
    </DialogForm>
  )
}

/** The booking and the past visit that the complaint is about; a family's only booking is chosen already. */
function VisitChoice({ entry: { person, booking }, onChange }: VisitChoiceProps) {
  const translate = useTranslate()
  const say = (key: string) => translate(`admin.inbox.${key}`)
  const admin = useAdminData()
  const { data: family } = useQuery({
    queryKey: ['bookings', 'family', person?._id],
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id: person?._id ?? '' } }),
    enabled: person !== null,
  })
  const bookings = family?.bookings ?? []
  const chosen = booking || (bookings.length === 1 ? (bookings[0]?._id ?? '') : '')
  const { visits, isPending } = useVisits(chosen)
  return (
    <>
      <TextField
        select
        label={say('booking')}
        value={chosen}
        disabled={bookings.length === 0}
        onChange={(event) => onChange({ booking: event.target.value, visit: '' })}
      >
        {bookings.map(({ _id, bookingId, patientDetails }) => (
          <MenuItem key={_id} value={_id}>
            {[patientDetails.patientName, bookingId].filter(Boolean).join(' · ')}
          </MenuItem>
        ))}
      </TextField>
      <FormField
        name="visit"
        label={say('visit')}
        disabled={visits.length === 0}
        choices={visits.map(({ _id, startsAt, caretaker }) => [
          _id,
          [formatDateTime(startsAt), caretaker?.name].filter(Boolean).join(' · '),
        ])}
      />
      {chosen !== '' && !isPending && visits.length === 0 && <Typography>{say('noVisits')}</Typography>}
    </>
  )
}
