import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { DocumentPaper, paperClass } from '../../app/looks/DocumentPaper.tsx'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

type Props = { caretaker: { _id: string }; month: string; onClose: () => void }

/** A pay slip in the caretaker's language, to print or to share as a draft in WhatsApp, which is recorded (rule PAY-10). */
export function SlipDialog({ caretaker, month, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: ['payroll', 'slip', caretaker._id, month],
    queryFn: () => admin.call('GET /admin/payroll/{id}/slip', { params: { id: caretaker._id }, query: { month } }),
  })
  const share = useAction({
    touches: ['payroll'],
    successKey: () => undefined,
    failureKey: 'admin.payroll.slip.notRecorded',
    act: () => admin.call('POST /admin/payroll/{id}/slip', { params: { id: caretaker._id }, body: { month } }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" className={paperClass} aria-labelledby={titleId}>
      <DialogTitle id={titleId} lang={data?.page.language}>
        {data?.page.title ?? translate('admin.payroll.slip.title')}
      </DialogTitle>
      <DialogContent>
        {data ? (
          <DocumentPaper page={data.page} />
        ) : error ? (
          <LoadFailed textKey="admin.payroll.slip.failed" onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons rows={4} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('mui.close')}</Button>
        {data?.whatsAppUrl && (
          <Button
            variant="outlined"
            href={data.whatsAppUrl}
            target="_blank"
            rel="noreferrer"
            onClick={() => share.mutate()}
          >
            {translate('admin.payroll.slip.share')}
          </Button>
        )}
        <Button variant="contained" disabled={!data} onClick={() => print()}>
          {translate('admin.payroll.slip.print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
