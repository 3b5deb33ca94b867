import type { CallOptions } from '@thodu/api/contract/client/client'
import { useAction } from '../../../app/wire/use-action.ts'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'

const touches = ['bookings', 'caretakers']

/** The one-press changes of the booking page, with Undo where possible (rule BOOK-18). */
export function useBookingChanges({ _id: id }: BookingRecord, onDone: () => void) {
  const admin = useAdminData()
  const change = (body: CallOptions<'PUT /admin/bookings/{id}/status'>['body']) =>
    admin.call('PUT /admin/bookings/{id}/status', { params: { id }, body })
  const undo = () => admin.call('POST /admin/bookings/{id}/undo', { params: { id } })
  const takeBack = useAction({
    act: () => change({ assignedCaregiver: null }),
    touches,
    successKey: 'admin.takeBack.done',
    failureKey: 'admin.takeBack.failed',
    undo,
  })
  const cancel = useAction({
    act: (reason: string) => change({ status: 'cancelled', reason }).finally(onDone),
    touches,
    successKey: 'admin.cancel.done',
    failureKey: 'admin.cancel.failed',
    undo,
  })
  const assign = useAction({
    act: ({ caretakerId, reason }: { caretakerId: string; reason: string | undefined }) =>
      change({ assignedCaregiver: caretakerId, ...(reason ? { reason } : {}) }),
    touches,
    successKey: 'admin.assignment.assigned',
    failureKey: 'admin.assignment.failed',
    onDone,
  })
  return { takeBack, cancel, assign }
}
