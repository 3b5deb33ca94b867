import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { findSpanError } from '@thodu/api/contract/reports/report-span'
import { texts } from '@thodu/api/contract/texts'
import { dayInCity, isRealDay } from '@thodu/api/contract/time'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { SaveCsvButton } from '../../app/lists/SaveCsvButton.tsx'
import { Section } from '../../app/looks/Section.tsx'
import { useAdminData } from '../admin-data-provider.ts'

const header = [
  'Day',
  'Booking',
  'Family',
  'Reference',
  'Paid by',
  'Amount',
  'UTR',
  'Confirmed by',
  'Taken back on',
] as const

/** Exports payments of some days for the accountant, methods by their codes; by default this month (rule MON-18). */
export function PaymentsFile() {
  const translate = useTranslate()
  const admin = useAdminData()
  const today: string = dayInCity(new Date())
  const [span, setSpan] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const missing = (day: string) => (isRealDay(day) ? undefined : texts.details.invalidDate)
  const errors = { from: missing(span.from), to: missing(span.to) ?? findSpanError(span) }
  const readRows = async () => {
    const payments = await admin.call('GET /admin/payments', { query: span })
    return payments.map(({ day, booking, family, reference, method, amount, utr, takenBy, takenBack }) => [
      day,
      booking.bookingId,
      family,
      reference,
      method,
      amount,
      utr,
      takenBy,
      takenBack,
    ])
  }
  return (
    <Section title={translate('admin.money.file.title')}>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', pt: 1 }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            margin="none"
            label={translate(`admin.money.file.${end}`)}
            value={span[end]}
            onChange={(event) => setSpan({ ...span, [end]: event.target.value })}
            error={errors[end] !== undefined}
            helperText={errors[end] && translate(errors[end])}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: '11rem' }}
          />
        ))}
        <SaveCsvButton
          fileName="payments"
          header={header}
          readRows={readRows}
          notice={{ list: 'payments', filter: span }}
          disabled={errors.from !== undefined || errors.to !== undefined}
          of={translate('admin.money.file.title')}
        />
      </Stack>
    </Section>
  )
}
