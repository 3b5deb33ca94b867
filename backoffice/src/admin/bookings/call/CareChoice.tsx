import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { findService, services } from '@thodu/api/contract/care/catalogue'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { formatPackage, formatService } from '../../../words/stored/stored.ts'
import { formatUnitPrice } from '../../../words/stored/stored-in-office.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { listPatients } from '../../lists/list-patients.ts'
import { PatientFieldInput } from '../page/PatientFieldInput.tsx'
import { type CallerBookingDraft, fillFromBefore, fillFromCaller, type Problems } from './call-draft.ts'

type CareChoiceProps = {
  draft: CallerBookingDraft
  problems: Problems
  onChange: (change: Partial<CallerBookingDraft>) => void
}

export function CareChoice({ draft, problems, onChange }: CareChoiceProps) {
  const translate = useTranslate()
  const service = findService(draft.serviceType)
  return (
    <>
      <Section title={translate('admin.call.care')}>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField
            select
            label={translate('admin.columns.service')}
            required
            value={draft.serviceType}
            error={problems.serviceType !== undefined}
            helperText={translate(problems.serviceType ?? ' ')}
            onChange={(event) => onChange({ serviceType: event.target.value, packageId: '' })}
          >
            {services.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {formatService(translate, { serviceType: id, serviceName: name })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={translate('admin.call.package')}
            required
            disabled={!service}
            value={draft.packageId}
            error={problems.packageId !== undefined}
            helperText={translate(problems.packageId ?? ' ')}
            onChange={(event) => onChange({ packageId: event.target.value })}
          >
            {(service?.packages ?? []).map(({ id, name, price, unit }) => (
              <MenuItem key={id} value={id}>
                {[
                  formatPackage(translate, { serviceType: draft.serviceType, packageId: id, packageName: name }),
                  formatUnitPrice(translate, { amount: price, unit }),
                ].join(', ')}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      </Section>
      {service && (
        <Section title={translate('admin.booking.patient')}>
          <PatientsBefore draft={draft} onChange={onChange} />
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {service.fields.map((field) => (
              <PatientFieldInput
                key={field.name}
                serviceType={service.id}
                field={field}
                value={draft.details[field.name] ?? ''}
                error={problems[field.name]}
                onChange={(value) => onChange({ details: { ...draft.details, [field.name]: value } })}
              />
            ))}
          </Box>
        </Section>
      )}
    </>
  )
}

type Props = { draft: CallerBookingDraft; onChange: (change: Partial<CallerBookingDraft>) => void }

/** Fills in an earlier patient with address and contact, or the caller as emergency contact (rule BOOK-17). */
function PatientsBefore({ draft, onChange }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { family } = draft
  const { data } = useQuery({
    queryKey: ['families', family?._id],
    enabled: family !== null,
    queryFn: () => admin.call('GET /admin/families/{id}', { params: { id: family?._id ?? '' } }),
  })
  const bookings = data?.bookings ?? []
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {listPatients(bookings).map(({ name, booking }) => (
        <Button
          key={booking._id}
          variant="outlined"
          size="small"
          onClick={() => {
            const before = bookings.find(({ _id }) => _id === booking._id)?.patientDetails ?? {}
            onChange({ details: fillFromBefore(draft.details, before) })
          }}
        >
          {translate('admin.call.samePatient', { name })}
        </Button>
      ))}
      <Button size="small" onClick={() => onChange({ details: fillFromCaller(draft) })}>
        {translate('admin.call.sameAsCaller')}
      </Button>
    </Stack>
  )
}
