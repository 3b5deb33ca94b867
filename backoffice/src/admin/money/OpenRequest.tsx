import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatRupees } from '@thodu/api/contract/formats'
import type { Payment } from '@thodu/api/contract/money/money.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { useToast } from '../../app/wire/use-toast.tsx'
import { type BookingRecord, useAdminData } from '../admin-data-provider.ts'
import { HandOffButton } from '../hand-off/HandOffButton.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { touchesMoney } from './use-money.ts'

type Props = { booking: Pick<BookingRecord, '_id' | 'bookingId'>; payment: Payment }

/** What is asked for, as far as it got: confirmed by one look into the bank app, else not found or withdrawn (rule MON-8). */
export function OpenRequest({ booking, payment }: Props) {
  const translate = useTranslate()
  const toast = useToast()
  const [act, setAct] = useState<'confirm' | 'rejected' | 'withdrawn'>()
  const close = () => setAct(undefined)
  const { amount, method, reference, status, utr, payUrl } = payment
  const isClaimed = status === 'claimed'
  const said = { amount: formatRupees(amount), method: translate(`admin.money.methods.${method}`), reference }
  const copy = () =>
    void navigator.clipboard?.writeText(payUrl ?? '').then(
      () => toast.succeed('admin.money.copied'),
      () => undefined,
    )
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography>
        <b>{translate('admin.money.request', said)}</b> · {translate(`admin.money.statuses.${status}`)}
      </Typography>
      {utr && <Typography variant="body2">{translate('admin.money.saidUtr', { utr })}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant={isClaimed ? 'contained' : 'outlined'}
          aria-label={translate('admin.money.confirm.openOf', { reference })}
          onClick={() => setAct('confirm')}
        >
          {translate('admin.money.confirm.open')}
        </Button>
        {isClaimed && <Button onClick={() => setAct('rejected')}>{translate('admin.money.reject.open')}</Button>}
        <Button onClick={() => setAct('withdrawn')}>{translate('admin.money.withdraw.open')}</Button>
        <HandOffButton booking={{ _id: booking._id, label: booking.bookingId }} to="family" />
        {payUrl && <Button onClick={copy}>{translate('admin.money.copyLink')}</Button>}
      </Stack>
      {act === 'confirm' && <ConfirmDialog payment={payment} onClose={close} />}
      {(act === 'rejected' || act === 'withdrawn') && <GiveUp payment={payment} as={act} onClose={close} />}
    </Paper>
  )
}

const wordsOf = { rejected: 'admin.money.reject', withdrawn: 'admin.money.withdraw' } as const

/** Not found, or no longer asked for: each with a reason. */
function GiveUp({ payment, as, onClose }: { payment: Payment; as: keyof typeof wordsOf; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const words = wordsOf[as]
  const decide = useRowAction({
    act: (reason: string) =>
      admin.call('PUT /admin/payments/{id}', { params: { id: payment._id }, body: { status: as, reason } }),
    touches: touchesMoney,
    successKey: `${words}.done`,
    failureKey: `${words}.failed`,
    onDone: onClose,
  })
  return (
    <ReasonDialog
      title={translate(`${words}.title`)}
      subject={`${as}.${payment._id}`}
      hint={translate(`${words}.hint`)}
      keep={translate('app.cancel')}
      confirm={translate(`${words}.open`)}
      busy={decide.isPending}
      onConfirm={(reason) => decide.mutateAsync(reason)}
      onClose={onClose}
    />
  )
}
