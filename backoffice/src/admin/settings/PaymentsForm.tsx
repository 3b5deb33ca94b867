import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { serviceNames, serviceTypes } from '@thodu/api/contract/care/service-types'
import { taxes } from '@thodu/api/contract/payment-setup'
import { useTranslate } from 'react-admin'
import { formatService } from '../../words/stored/stored.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ChoiceField } from '../money/forms/MoneyFields.tsx'
import { Line, NumberLine, SectionForm } from './SectionForm.tsx'
import { type SectionOf, useSection } from './use-section.ts'

const emptyUpi = { vpa: '', name: '', verified: false, max: 100_000 }
const emptyBank = { holder: '', account: '', ifsc: '', bank: '' }

/** Payment methods, and the GST on bills (rules MON-4, MON-12). */
export function PaymentsForm({ inForce }: { inForce: SectionOf<'payments'> }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const section = useSection('payments', inForce, (body) => admin.call('PUT /admin/settings/payments', { body }))
  const { values, change, errors } = section
  const { upi, bank, gstin, tax } = values
  const word = (key: string) => translate(`admin.settings.fields.${key}`)
  return (
    <SectionForm section={section} updatedAt={inForce.updatedAt} updatedBy={inForce.updatedBy} page="/prices">
      <Typography color="textSecondary">{translate('admin.settings.paymentsHint')}</Typography>
      <FormControlLabel
        label={word('upi.on')}
        sx={{ minHeight: 44 }}
        control={<Switch checked={upi !== null} onChange={(_, on) => change({ upi: on ? emptyUpi : null })} />}
      />
      {upi !== null && (
        <Stack sx={{ pl: { sm: 2 } }}>
          <Line
            label={word('upi.vpa')}
            value={upi.vpa}
            error={errors['upi.vpa']}
            onChange={(vpa) => change({ upi: { ...upi, vpa } })}
          />
          <Line
            label={word('upi.name')}
            value={upi.name}
            error={errors['upi.name']}
            hint={translate('admin.settings.upiNameHint')}
            onChange={(name) => change({ upi: { ...upi, name } })}
          />
          <NumberLine
            label={word('upi.max')}
            value={upi.max}
            error={errors['upi.max']}
            onChange={(max) => change({ upi: { ...upi, max } })}
          />
          <FormControlLabel
            label={word('upi.verified')}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox checked={upi.verified} onChange={(_, verified) => change({ upi: { ...upi, verified } })} />
            }
          />
        </Stack>
      )}
      <FormControlLabel
        label={word('bank.on')}
        sx={{ minHeight: 44, display: 'flex' }}
        control={<Switch checked={bank !== null} onChange={(_, on) => change({ bank: on ? emptyBank : null })} />}
      />
      {bank !== null && (
        <Stack sx={{ pl: { sm: 2 } }}>
          {(['holder', 'account', 'ifsc', 'bank'] as const).map((field) => (
            <Line
              key={field}
              label={word(`bank.${field}`)}
              value={bank[field]}
              error={errors[`bank.${field}`]}
              onChange={(typed) => change({ bank: { ...bank, [field]: typed } })}
            />
          ))}
        </Stack>
      )}
      <Line
        label={word('gstin')}
        value={gstin ?? ''}
        error={errors.gstin}
        hint={translate('admin.settings.gstinHint')}
        onChange={(typed) => change({ gstin: typed === '' ? null : typed })}
      />
      {serviceTypes.map((service) => (
        <ChoiceField
          key={service}
          label={translate('admin.settings.taxOf', {
            service: formatService(translate, { serviceType: service, serviceName: serviceNames[service] }),
          })}
          value={tax[service] ?? 'none'}
          choices={taxes.map((one) => [one, translate(`admin.settings.taxes.${one}`)])}
          error={errors[`tax.${service}`]}
          onChange={(one) => change({ tax: { ...tax, [service]: one } })}
        />
      ))}
    </SectionForm>
  )
}
