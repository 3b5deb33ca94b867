import type { View } from '../../app/lists/SavedViews.tsx'
import { useWaitingCounts } from './use-waiting.ts'

const byStart = { field: 'date', order: 'ASC' } as const
const newest = { field: 'createdAt', order: 'DESC' } as const
const all = { labelKey: 'admin.views.all', filter: {} }

/** Built-in views of the lists, with their counts. The first view of bookings is where the working day begins. */
export function useViews() {
  const waiting = useWaitingCounts()
  return {
    bookings: [
      {
        labelKey: 'admin.views.needsCaretaker',
        filter: { status: 'pending', assigned: 'false' },
        sort: byStart,
        count: waiting?.bookings,
      },
      { labelKey: 'admin.views.toConfirm', filter: { status: 'pending', assigned: 'true' }, sort: byStart },
      { labelKey: 'admin.views.inCare', filter: { status: 'active' }, sort: byStart },
      { ...all, sort: newest },
    ],
    users: [
      { ...all, sort: newest },
      { labelKey: 'admin.views.families', filter: { role: 'user' }, sort: newest },
      { labelKey: 'admin.views.admins', filter: { role: 'admin' }, sort: newest },
    ],
    caretakers: [
      { labelKey: 'admin.views.free', filter: { available: true } },
      { labelKey: 'admin.views.withFamily', filter: { available: false } },
      { labelKey: 'admin.views.checksMissing', filter: { active: true, checksMissing: true } },
      all,
    ],
    documents: [
      { labelKey: 'admin.documentStatus.pending', filter: { status: 'pending' }, count: waiting?.documents },
      { labelKey: 'admin.documentStatus.rejected', filter: { status: 'rejected' } },
      all,
    ],
  } satisfies Record<string, readonly View[]>
}

export const auditViews: readonly View[] = [
  { labelKey: 'admin.views.all', filter: {} },
  { labelKey: 'admin.views.failed', filter: { status: 'failed' } },
  { labelKey: 'admin.views.byOffice', filter: { userRole: 'admin' } },
  { labelKey: 'admin.views.corrections', filter: { action: 'PATIENT_DETAILS_UPDATED' } },
]
