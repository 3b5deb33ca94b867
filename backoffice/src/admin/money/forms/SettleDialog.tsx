import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { messageOf } from '../../../app/wire/use-toast.tsx'
import { type BookingRecord, useAdminData } from '../../admin-data-provider.ts'
import { formatBalance } from '../format-balance.ts'
import { touchesMoney } from '../use-money.ts'

const settle = 'POST /admin/bookings/{id}/settle'

/** Settles a finished booking after a preview: a refund to send, or a last request (rule MON-15). */
export function SettleDialog({ booking, onClose }: { booking: Pick<BookingRecord, '_id'>; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const params = { id: booking._id }
  const { data, error } = useQuery({
    // Not below 'money': saving would load the preview again.
    queryKey: ['settlement', booking._id],
    queryFn: () => admin.call(settle, { params, body: { preview: true } }),
    gcTime: 0,
    retry: false,
  })
  const say = (key: 'repricedUp' | 'repricedDown' | 'refund' | 'request', amount: number) =>
    translate(`admin.money.settle.${key}`, { amount: formatRupees(Math.abs(amount)) })
  return (
    <DialogForm
      title={translate('admin.money.settle.title')}
      maxWidth="sm"
      initial={{}}
      touches={touchesMoney}
      successKey="admin.money.settle.done"
      failureKey="admin.money.settle.failed"
      act={() => admin.call(settle, { params, body: { preview: false } })}
      problem={error ? messageOf(error, translate('admin.money.settle.failed')) : undefined}
      missing={() => (data ? undefined : '')}
      onClose={onClose}
    >
      {data ? (
        <>
          {data.repriced !== 0 && (
            <>
              <Typography>
                {formatBalance(translate, { balance: data.balance, paidUntil: null, visitsAhead: 0 })}
              </Typography>
              <Typography>{say(data.repriced > 0 ? 'repricedUp' : 'repricedDown', data.repriced)}</Typography>
            </>
          )}
          <Typography variant="h3" component="p" sx={{ mt: 1 }}>
            {data.refund > 0
              ? say('refund', data.refund)
              : data.request > 0
                ? say('request', data.request)
                : translate('admin.money.even')}
          </Typography>
        </>
      ) : (
        !error && <RowSkeletons rows={2} />
      )}
    </DialogForm>
  )
}
