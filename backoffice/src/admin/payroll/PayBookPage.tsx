import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { OfficePayBook } from '@thodu/api/contract/payroll/payroll.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { WhyOff } from '../../app/dialogs/WhyOff.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
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
  const say = (key: string, values?: object) => translate(`admin.payroll.close.${key}`, values)
  const admin = useAdminData()
  const { caretaker, month, due, unconfirmed } = book
  return (
    <DialogForm
      title={say('title', { month: formatMonth(month) })}
      maxWidth="xs"
      initial={{}}
      touches={['payroll']}
      successKey="admin.payroll.close.done"
      failureKey="admin.payroll.close.failed"
      act={() => admin.call('POST /admin/payroll/{id}/close', { params: { id: caretaker._id }, body: { month } })}
      saveLabel={say('open')}
      onClose={onClose}
    >
      <Typography>{say('what', { amount: formatRupees(due) })}</Typography>
      {unconfirmed.length > 0 && <Alert severity="warning">{say('waits', { smart_count: unconfirmed.length })}</Alert>}
    </DialogForm>
  )
}
