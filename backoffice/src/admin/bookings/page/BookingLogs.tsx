import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import { WhoLooked } from '../../access/WhoLooked.tsx'
import type { BookingRecord } from '../../admin-data-provider.ts'

const BookingHistory = loadScreen(() => import('../history/BookingHistory.tsx'), 'BookingHistory')
const logs = { history: 'admin.booking.history', looked: 'admin.access.whoLooked' } as const
const names = ['history', 'looked'] as const

export function BookingLogs({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const id = useId()
  const [log, show] = useState<keyof typeof logs>('history')
  return (
    <div>
      <Tabs value={log} onChange={(_, name) => show(name)} aria-label={translate('admin.booking.logs')} sx={{ mb: 1 }}>
        {names.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            label={translate(logs[name])}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${log}`}>
        {log === 'history' ? (
          <Suspense fallback={<RowSkeletons rows={3} />}>
            <BookingHistory booking={booking} />
          </Suspense>
        ) : (
          <WhoLooked bookingId={booking._id} />
        )}
      </Box>
    </div>
  )
}
