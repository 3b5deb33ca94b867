import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isBinding } from '@thodu/api/contract/care/booking-status'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
import { type BookingRecord, useAdminData } from '../admin-data-provider.ts'
import { formatBalance, formatTerms } from './format-balance.ts'
import { AdjustDialog } from './forms/AdjustDialog.tsx'
import { AskDialog } from './forms/AskDialog.tsx'
import { ExtendCareDialog } from './forms/ExtendCareDialog.tsx'
import { SettleDialog } from './forms/SettleDialog.tsx'
import { TermsDialog } from './forms/TermsDialog.tsx'
import { MoneyLines } from './MoneyLines.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { touchesMoney, useMoney } from './use-money.ts'

const isOpen = ({ status }: OfficeMoney['payments'][number]): boolean => status === 'asked' || status === 'claimed'

const dialogs = ['ask', 'settle', 'bill', 'goOn', 'adjust', 'terms'] as const

/** A booking's balance, open request and history (rules MON-3 to MON-8). */
export function MoneyCard({ booking }: { booking: BookingRecord }) {
  const translate = useTranslate()
  const { data, error, refetch } = useMoney(booking._id)
  return (
    <Section title={translate('admin.money.title')}>
      {data ? (
        <Standing booking={booking} money={data} />
      ) : error ? (
        <LoadFailed textKey="admin.money.failed" onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons rows={2} />
      )}
    </Section>
  )
}

function Standing({ booking, money }: { booking: BookingRecord; money: OfficeMoney }) {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog(`money.${booking._id}`, dialogs)
  const close = () => setDialog(null)
  const isOver = !isBinding(booking.status)
  const open = money.payments.filter(isOpen)
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" color={money.balance < 0 ? 'error' : undefined}>
        {formatBalance(translate, money)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {formatTerms(translate, booking, money)}
      </Typography>
      {open.map((payment) => (
        <OpenPayment key={payment._id} booking={booking} payment={payment} />
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOver && open.length === 0 && (
          <Button variant="contained" onClick={() => setDialog('settle')}>
            {translate('admin.money.settle.open')}
          </Button>
        )}
        {!open.some(({ direction }) => direction === 'in') && (
          <Button variant={money.balance < 0 && !isOver ? 'contained' : 'outlined'} onClick={() => setDialog('ask')}>
            {translate('admin.money.ask.open')}
          </Button>
        )}
        {!isOver && money.terms?.isCounted && (
          <Button variant="outlined" onClick={() => setDialog('goOn')}>
            {translate('admin.money.goOn.open')}
          </Button>
        )}
        {money.billFrom !== null && (
          <Button variant="outlined" onClick={() => setDialog('bill')}>
            {translate('admin.money.bill.open')}
          </Button>
        )}
        {!isOver && (
          <Button variant="outlined" onClick={() => setDialog('terms')}>
            {translate('admin.money.terms.open')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setDialog('adjust')}>
          {translate('admin.money.adjust.open')}
        </Button>
      </Stack>
      <MoneyLines booking={booking._id} money={money} />
      {dialog === 'ask' && <AskDialog booking={booking} money={money} onClose={close} />}
      {dialog === 'settle' && <SettleDialog booking={booking} onClose={close} />}
      {dialog === 'goOn' && <ExtendCareDialog booking={booking} onClose={close} />}
      {dialog === 'bill' && money.billFrom !== null && (
        <BillDialog booking={booking} from={money.billFrom} onClose={close} />
      )}
      {dialog === 'terms' && <TermsDialog booking={booking} money={money} onClose={close} />}
      {dialog === 'adjust' && <AdjustDialog booking={booking} money={money} onClose={close} />}
    </Stack>
  )
}

type Props = { booking: Pick<BookingRecord, '_id'>; from: string; onClose: () => void }

/** Issues a bill for days without one, by default from the first of them until today (rule MON-16). */
function BillDialog({ booking, from, onClose }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  return (
    <DialogForm
      title={translate('admin.money.bill.title')}
      maxWidth="xs"
      draft={`bill.${booking._id}`}
      lasting={[]}
      initial={{ from, to: dayInCity(new Date()) as string }}
      touches={touchesMoney}
      successKey="admin.money.bill.done"
      failureKey="admin.money.bill.failed"
      act={(days) => admin.call('POST /admin/bookings/{id}/bills', { params: { id: booking._id }, body: days })}
      onClose={onClose}
    >
      <FormField name="from" type="date" label={translate('admin.money.bill.from')} />
      <FormField name="to" type="date" label={translate('admin.money.bill.to')} />
    </DialogForm>
  )
}
