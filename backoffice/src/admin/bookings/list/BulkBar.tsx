import CancelIcon from '@mui/icons-material/Cancel'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { WAITING } from '../../../app/wire/query-client.ts'
import { useToast } from '../../../app/wire/use-toast.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { CancelDialog } from '../CancelDialog.tsx'
import { SelectedBookings } from './SelectedBookings.tsx'

function BulkCancelButton() {
  const { selectedIds, onUnselectItems } = useListContext<BookingRecord>()
  const admin = useAdminData()
  const translate = useTranslate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const ids = selectedIds.map(String)

  async function cancelAll(reason: string) {
    setBusy(true)
    const results = await Promise.allSettled(
      ids.map((id) =>
        admin.call('PUT /admin/bookings/{id}/status', { params: { id }, body: { status: 'cancelled', reason } }),
      ),
    )
    const refused = results.find((result) => result.status === 'rejected')
    if (refused) toast.fail(refused.reason, 'admin.cancel.failed')
    else toast.succeed('admin.cancel.done', undefined, () => void undoAll())
    setBusy(false)
    setOpen(false)
    onUnselectItems()
    await readAgain()
    if (refused) throw refused.reason
  }

  const readAgain = () =>
    Promise.all(['bookings', 'caretakers', WAITING].map((key) => queryClient.invalidateQueries({ queryKey: [key] })))

  async function undoAll() {
    const results = await Promise.allSettled(
      ids.map((id) => admin.call('POST /admin/bookings/{id}/undo', { params: { id } })),
    )
    const refused = results.find((result) => result.status === 'rejected')
    if (refused) toast.fail(refused.reason, 'app.undoFailed')
    else toast.succeed('app.undone')
    await readAgain()
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
          busy={busy}
          onCancelBooking={cancelAll}
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
