import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'

/** The caretaker who is with the patient now, or the next visit; empty without either. */
export function ComesNow({ bookingId }: { bookingId: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data = [] } = useQuery({
    queryKey: ['visits', 'next', bookingId],
    queryFn: () =>
      admin.call('GET /admin/visits', {
        query: {
          filter: JSON.stringify({ booking: bookingId, from: dayInCity(new Date()) }),
          sort: '["startsAt","ASC"]',
          range: '[0,9]',
        },
      }),
  })
  const now = data.find(({ status }) => status === 'started')
  const next = data.find(({ status, endsAt }) => status === 'planned' && Date.parse(endsAt) > Date.now())
  const visit = now ?? next
  if (!visit) return null
  const name = visit.caretaker?.name ?? translate('admin.callSheet.nobody')
  const time = formatDateTime(now?.startedAt ?? visit.startsAt)
  return (
    <Typography variant="body2">
      {translate(now ? 'admin.callSheet.there' : 'admin.callSheet.comes', { name, time })}
    </Typography>
  )
}
