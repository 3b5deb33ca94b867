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
import { callApi } from '../../app/wire/http-client.ts'

/** The caretaker's own pay slip (rule PAY-10). */
export function OwnSlip({ month, onClose }: { month: string; onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: ['payroll', 'slip', month],
    queryFn: ({ signal }) => callApi('GET /caretaker/payroll/slip', { query: { month }, signal }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" className={paperClass} aria-labelledby={titleId}>
      <DialogTitle id={titleId} lang={data?.page.language}>
        {data?.page.title ?? translate('caretaker.earnings.slip')}
      </DialogTitle>
      <DialogContent>
        {data ? (
          <DocumentPaper page={data.page} />
        ) : error ? (
          <LoadFailed textKey="caretaker.earnings.failed" onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons rows={4} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 48 }}>
          {translate('caretaker.earnings.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
