import Checkbox from '@mui/material/Checkbox'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import { useListContext, useTranslate } from 'react-admin'
import type { BookingRecord } from '../../admin-data-provider.ts'

const isSelectable = ({ status }: BookingRecord): boolean => isBinding(status)

/** Selects every open booking of the page. react-admin's checkboxes have their label on an invalid element. */
export function SelectPageBox() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect } = useListContext<BookingRecord>()
  const ids = data.filter(isSelectable).map(({ id }) => id)
  const chosen = ids.filter((id) => selectedIds.includes(id)).length
  return (
    <Checkbox
      size="small"
      checked={ids.length > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      disabled={ids.length === 0}
      onChange={(_event, checked) => onSelect(checked ? ids : [])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
    />
  )
}

/** Selects one booking. Finished ones have no bulk action. */
export function SelectBookingBox({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext<BookingRecord>()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(booking.id)}
      disabled={!isSelectable(booking)}
      onChange={() => onToggleItem(booking.id)}
      slotProps={{ input: { 'aria-label': translate('admin.bookings.select', { booking: booking.bookingId }) } }}
    />
  )
}
