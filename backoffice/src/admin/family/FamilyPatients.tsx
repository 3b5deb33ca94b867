import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { listPatients } from '../lists/list-patients.ts'
import { PhoneLink } from '../whatsapp/PhoneLink.tsx'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

export function FamilyPatients({ family }: { family: Family }) {
  const translate = useTranslate()
  const patients = listPatients(family.bookings)
  return (
    <FamilySection title={translate('admin.family.patients')} count={patients.length}>
      {patients.map(({ name, age, address, emergencyContact, emergencyPhone, booking, bookings }) => (
        <FamilyRow key={name}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2">
            {[
              age && translate('admin.bookings.age', { age }),
              address,
              translate('admin.family.bookings', { smart_count: bookings }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {emergencyPhone && (
            <Typography variant="body2" color="textSecondary">
              {`${translate('admin.family.emergency')}: ${emergencyContact} `}
              <PhoneLink phone={emergencyPhone} booking={booking} to="emergency" />
            </Typography>
          )}
        </FamilyRow>
      ))}
    </FamilySection>
  )
}
