import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useAdminData } from '../../admin-data-provider.ts'
import { listPatients } from '../../lists/list-patients.ts'
import { type CallerBookingDraft, fillFromBefore, fillFromCaller } from './call-draft.ts'

type Props = { draft: CallerBookingDraft; onChange: (change: Partial<CallerBookingDraft>) => void }

/** Fills in an earlier patient with address and contact, or the caller as emergency contact (rule BOOK-17). */
export function PatientsBefore({ draft, onChange }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { family } = draft
  const { data } = useQuery({
    queryKey: ['families', family?._id],
    enabled: family !== null,
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id: family?._id ?? '' } }),
  })
  const bookings = data?.bookings ?? []
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {listPatients(bookings).map(({ name, booking }) => (
        <Button
          key={booking._id}
          variant="outlined"
          size="small"
          onClick={() => {
            const before = bookings.find(({ _id }) => _id === booking._id)?.patientDetails ?? {}
            onChange({ details: fillFromBefore(draft.details, before) })
          }}
        >
          {translate('admin.call.samePatient', { name })}
        </Button>
      ))}
      <Button size="small" onClick={() => onChange({ details: fillFromCaller(draft) })}>
        {translate('admin.call.sameAsCaller')}
      </Button>
    </Stack>
  )
}
