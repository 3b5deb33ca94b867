import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import { AttentionListCard } from '../attention/AttentionList.tsx'
import { useAttention } from '../attention/use-attention.ts'
import { StatCards, useBookingStats } from './StatCards.tsx'

const ActDialog = loadScreen(() => import('./acts/ActDialog.tsx'), 'ActDialog')
const BookingsOverview = loadScreen(() => import('./BookingsOverview.tsx'), 'BookingsOverview')

/** The Bookings tab: figures, attention list, and below them caretakers, workflow and all bookings (rules OFF-2, HALL-1). */
export function BookingsTab() {
  const stats = useBookingStats()
  const hall = useAttention()
  return (
    <Stack spacing={2}>
      <StatCards stats={stats} />
      <AttentionListCard {...hall} ActDialog={ActDialog} />
      {/* Loads after the attention list, which is read first on a slow connection (rule FAST-3). */}
      {hall.isPending ? (
        <RowSkeletons />
      ) : (
        <Suspense fallback={<RowSkeletons />}>
          <BookingsOverview stats={stats} />
        </Suspense>
      )}
    </Stack>
  )
}
