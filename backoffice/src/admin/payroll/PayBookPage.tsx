import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { WhyOff } from '../../app/dialogs/WhyOff.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { formatMonth } from '../../words/visit-times.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { VisitDialogHost } from '../visits/dialog/VisitDialogHost.tsx'
import { BookLines, OpenVisits, RateList, Sums } from './BookParts.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { MonthField, useMonth } from './MonthField.tsx'
import { PayDialog } from './PayDialog.tsx'
import { RatesDialog } from './RatesDialog.tsx'
import { SlipDialog } from './SlipDialog.tsx'

/** /admin/payroll/:id?month=: a caretaker's month with every line, and its commands (rules PAY-1 to PAY-10). */
export function PayBookPage() {
  const { id = '' } = useParams()
  const translate = useTranslate()
  const admin = useAdminData()
  const month = useMonth()
  const { data, error, refetch } = useQuery({
    queryKey: ['payroll', 'book', id, month],
    queryFn: () => admin.call('GET /admin/payroll/{id}', { params: { id }, query: { month } }),
  })
  const title = data
    ? translate('admin.payroll.ofMonth', { name: data.caretaker.name, month: formatMonth(month) })
    : translate('admin.payroll.title')
  return (
    <Stack spacing={2} sx={{ py: 2, minWidth: 0, maxWidth: 960 }}>
      <PageTitle title={title} />
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}
      >
        <Button component={Link} to={`/payroll?month=${month}`} startIcon={<ArrowBackIcon />}>
          {translate('admin.payroll.back')}
        </Button>
        <MonthField />
      </Stack>
      <Typography variant="h1">{title}</Typography>
      {data ? (
        <Book book={data} />
      ) : error ? (
        <LoadFailed textKey="admin.payroll.failed" onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons />
      )}
      <VisitDialogHost />
    </Stack>
  )
}

const dialogs = ['rates', 'entry', 'close', 'pay', 'slip'] as const

function Book({ book }: { book: OfficePayBook }) {
  const translate = useTranslate()
  const whyId = useId()
  const [dialog, setDialog] = useStoredDialog(`payroll.${book.caretaker._id}.${book.month}`, dialogs)
  const close = () => setDialog(null)
  const { closing, state, due } = book
  const canClose = closing === 'possible'
  return (
    <>
      <Sums book={book} />
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}
      >
        {state === 'open' && (
          <Button
            variant="contained"
            disabled={!canClose}
            aria-describedby={canClose ? undefined : whyId}
            onClick={() => setDialog('close')}
          >
            {translate('admin.payroll.close.open')}
          </Button>
        )}
        {state === 'closed' && due > 0 && (
          <Button variant="contained" onClick={() => setDialog('pay')}>
            {translate('admin.payroll.pay.open')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setDialog('slip')}>
          {translate('admin.payroll.slip.open')}
        </Button>
        <Button variant="outlined" onClick={() => setDialog('entry')}>
          {translate('admin.payroll.entry.open')}
        </Button>
        <Button variant="outlined" onClick={() => setDialog('rates')}>
          {translate('admin.payroll.rates.open')}
        </Button>
        {state === 'open' && !canClose && <WhyOff id={whyId}>{translate(`admin.payroll.closing.${closing}`)}</WhyOff>}
      </Stack>
      <OpenVisits kind="unpriced" visits={book.unpriced} />
      <OpenVisits kind="unconfirmed" visits={book.unconfirmed} />
      <BookLines book={book} />
      <RateList book={book} />
      {dialog === 'rates' && <RatesDialog book={book} onClose={close} />}
      {dialog === 'entry' && <EntryDialog book={book} onClose={close} />}
      {dialog === 'close' && <CloseDialog book={book} onClose={close} />}
      {dialog === 'pay' && <PayDialog book={book} onClose={close} />}
      {dialog === 'slip' && <SlipDialog caretaker={book.caretaker} month={book.month} onClose={close} />}
    </>
  )
}

/** Asks before a month is closed, because that is final (rule PAY-5). */
function CloseDialog({ book, onClose }: { book: OfficePayBook; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { caretaker, month, due, unconfirmed } = book
  const form = useAction({
    touches: ['payroll'],
    successKey: 'admin.payroll.close.done',
    failureKey: 'admin.payroll.close.failed',
    showFailure: 'form',
    act: () => admin.call('POST /admin/payroll/{id}/close', { params: { id: caretaker._id }, body: { month } }),
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('admin.payroll.close.title', { month: formatMonth(month) })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {form.problem && <Alert severity="error">{form.problem}</Alert>}
          <Typography>{translate('admin.payroll.close.what', { amount: formatRupees(due) })}</Typography>
          {unconfirmed.length > 0 && (
            <Alert severity="warning">
              {translate('admin.payroll.close.waits', { smart_count: unconfirmed.length })}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.cancel')}</Button>
        <Button variant="contained" aria-disabled={form.isPending} onClick={() => form.mutate()}>
          {translate('admin.payroll.close.open')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
