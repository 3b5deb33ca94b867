import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { copyText } from '@thodu/api/contract/client/plain-http'
import type { Payment } from '@thodu/api/contract/money/money.schema'
import { refundWithinMs } from '@thodu/api/contract/money/money-rules'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'
import { useToast } from '../../app/wire/use-toast.tsx'
import { formatBriefDate } from '../../words/formats.ts'
import { type BookingRecord, useAdminData } from '../admin-data-provider.ts'
import { WhatsAppButton } from '../whatsapp/WhatsAppButton.tsx'
import { ConfirmDialog } from './forms/ConfirmDialog.tsx'
import { touchesMoney } from './use-money.ts'

type Props = { booking: Pick<BookingRecord, '_id' | 'bookingId'>; payment: Payment }

/** An open request or refund, to confirm after a look into the bank app, or to close. */
export function OpenPayment({ booking, payment }: Props) {
  const translate = useTranslate()
  const [act, setAct] = useState<'confirm' | 'rejected' | 'withdrawn'>()
  const close = () => setAct(undefined)
  const isRefund = payment.direction === 'out'
  const words = isRefund ? 'admin.money.sent' : 'admin.money.confirm'
  const { reference, status, utr } = payment
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      {isRefund ? <RefundWaits payment={payment} /> : <RequestWaits payment={payment} />}
      {utr && <Typography variant="body2">{translate('admin.money.saidUtr', { utr })}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant={isRefund || status === 'claimed' ? 'contained' : 'outlined'}
          aria-label={translate(`${words}.openOf`, { reference })}
          onClick={() => setAct('confirm')}
        >
          {translate(`${words}.open`)}
        </Button>
        {status === 'claimed' && (
          <Button onClick={() => setAct('rejected')}>{translate('admin.money.reject.open')}</Button>
        )}
        <Button onClick={() => setAct('withdrawn')}>{translate('admin.money.withdraw.open')}</Button>
        {!isRefund && <WhatsAppButton booking={{ _id: booking._id, label: booking.bookingId }} to="family" />}
        {payment.payUrl && <CopyLink payUrl={payment.payUrl} />}
      </Stack>
      {act === 'confirm' && <ConfirmDialog payment={payment} onClose={close} />}
      {(act === 'rejected' || act === 'withdrawn') && <GiveUp payment={payment} as={act} onClose={close} />}
    </Box>
  )
}

function RequestWaits({ payment: { amount, method, reference, status } }: { payment: Payment }) {
  const translate = useTranslate()
  const said = { amount: formatRupees(amount), method: translate(`admin.money.methods.${method}`), reference }
  return (
    <Typography>
      <b>{translate('admin.money.request', said)}</b> · {translate(`admin.money.statuses.${status}`)}
    </Typography>
  )
}

function RefundWaits({ payment: { amount, reference, askedAt } }: { payment: Payment }) {
  const translate = useTranslate()
  const isLate = Date.now() - Date.parse(askedAt) > refundWithinMs
  return (
    <>
      <Typography>
        <b>{translate('admin.money.toSend', { amount: formatRupees(amount), reference })}</b>
      </Typography>
      <Typography variant="body2" color={isLate ? 'error' : undefined}>
        {translate('admin.money.waitsSince', { day: formatBriefDate(askedAt) })}
      </Typography>
    </>
  )
}

function CopyLink({ payUrl }: { payUrl: string }) {
  const translate = useTranslate()
  const toast = useToast()
  const [isShown, setShown] = useState(false)
  async function copy() {
    const isCopied = await copyText(payUrl)
    setShown(!isCopied)
    if (isCopied) toast.succeed('admin.money.copied')
    else toast.fail(undefined, 'app.notCopied')
  }
  return (
    <>
      <Button onClick={() => void copy()}>{translate('admin.money.copyLink')}</Button>
      {isShown && (
        <Typography variant="body2" sx={{ flexBasis: '100%', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {payUrl}
        </Typography>
      )}
    </>
  )
}

const wordsOf = ({ direction }: Payment, as: 'rejected' | 'withdrawn') =>
  as === 'rejected' ? 'admin.money.reject' : direction === 'in' ? 'admin.money.withdraw' : 'admin.money.withhold'

/** Closes a payment as not found, or as no longer wanted; either requires a reason. */
function GiveUp({ payment, as, onClose }: { payment: Payment; as: 'rejected' | 'withdrawn'; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const words = wordsOf(payment, as)
  return (
    <ReasonDialog
      title={translate(`${words}.title`)}
      draft={`${as}.${payment._id}`}
      initial={{ reason: '' }}
      hint={translate(`${words}.hint`)}
      saveLabel={translate(`${words}.open`)}
      touches={touchesMoney}
      successKey={`${words}.done`}
      failureKey={`${words}.failed`}
      act={({ reason }) =>
        admin.call('PUT /admin/payments/{id}', { params: { id: payment._id }, body: { status: as, reason } })
      }
      onClose={onClose}
    />
  )
}
