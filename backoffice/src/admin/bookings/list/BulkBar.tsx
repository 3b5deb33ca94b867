import CancelIcon from '@mui/icons-material/Cancel'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { CancelDialog } from '../CancelDialog.tsx'
import { SelectedBookings } from './SelectedBookings.tsx'

/** Sends one call for each booking. @returns the bookings that were refused, and the first refusal */
async function callEach(ids: readonly string[], call: (id: string) => Promise<unknown>) {
  const results = await Promise.allSettled(ids.map(call))
  const refusal = results.find((result) => result.status === 'rejected')
  return { refused: ids.filter((_id, at) => results[at]?.status === 'rejected'), refusal }
}

function BulkCancelButton() {
  const { selectedIds, onSelect, onUnselectItems } = useListContext<BookingRecord>()
  const admin = useAdminData()
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const ids = selectedIds.map(String)

  /** Bookings that were refused remain selected. */
  async function cancelAll(reason: string) {
    const { refused, refusal } = await callEach(ids, (id) =>
      admin.call('PUT /admin/bookings/{id}/status', { params: { id }, body: { status: 'cancelled', reason } }),
    )
    if (!refusal) return
    onSelect(refused)
    throw refusal.reason
  }

  async function undoAll() {
    const { refusal } = await callEach(ids, (id) => admin.call('POST /admin/bookings/{id}/undo', { params: { id } }))
    if (refusal) throw refusal.reason
  }

  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<CancelIcon />}
        disabled={ids.length === 0}
        onClick={() => setOpen(true)}
      >
        {translate('admin.cancel.open')}
      </Button>
      {open && (
        <CancelDialog
          subject="several"
          count={ids.length}
          act={cancelAll}
          undo={undoAll}
          onDone={onUnselectItems}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The bulk actions, shown when bookings are selected. Leaving the page clears the selection. */
export function BulkBar() {
  const translate = useTranslate()
  const { data = [], selectedIds, onUnselectItems } = useListContext<BookingRecord>()
  const unselect = useRef(onUnselectItems)
  useEffect(() => {
    unselect.current = onUnselectItems
  })
  useEffect(() => {
    unselect.current()
    return () => unselect.current()
  }, [])
  const [work, setWork] = useState<'assign' | 'write' | null>(null)
  const chosen = data.filter(({ id }) => selectedIds.includes(id))
  if (selectedIds.length === 0) return null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, px: 2, py: 1, flexWrap: 'wrap' }}>
      <Typography role="status">{translate('admin.bookings.selected', { smart_count: selectedIds.length })}</Typography>
      {chosen.some(({ assignedCaregiver }) => !assignedCaregiver) && (
        <Button size="small" variant="contained" startIcon={<PersonSearchIcon />} onClick={() => setWork('assign')}>
          {translate('admin.bookings.assignSeveral')}
        </Button>
      )}
      <Button size="small" startIcon={<WhatsAppIcon />} onClick={() => setWork('write')}>
        {translate('admin.bookings.writeSeveral')}
      </Button>
      <BulkCancelButton />
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('admin.bookings.unselect')}
      </Button>
      {work && <SelectedBookings work={work} bookings={chosen} onClose={() => setWork(null)} />}
    </Stack>
  )
}
