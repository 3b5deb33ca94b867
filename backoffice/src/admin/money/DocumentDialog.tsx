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
import { useAdminData } from '../admin-data-provider.ts'

/** A receipt, bill, credit note or refund in the family's language, printed on A5 (rule MON-16). */
export function DocumentDialog({ document, onClose }: { document: string; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: ['issued-document', document],
    queryFn: () => admin.call('GET /admin/documents-issued/{id}', { params: { id: document } }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" className={paperClass} aria-labelledby={titleId}>
      <DialogTitle id={titleId} lang={data?.page.language}>
        {data?.page.title ?? translate('admin.money.documents')}
      </DialogTitle>
      <DialogContent>
        {data ? (
          <DocumentPaper page={data.page} />
        ) : error ? (
          <LoadFailed textKey="admin.money.failed" onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons rows={4} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('mui.close')}</Button>
        <Button variant="contained" disabled={!data} onClick={() => print()}>
          {translate('admin.money.print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
