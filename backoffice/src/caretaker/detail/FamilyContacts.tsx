import PhoneIcon from '@mui/icons-material/Phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { readPhoneLinks } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { Section } from '../../app/looks/Section.tsx'
import type { Job } from '../job/job.ts'

export function FamilyContacts({ job: { userInfo, patientDetails } }: { job: Job }) {
  const translate = useTranslate()
  const { emergencyContact = '', emergencyPhone = '' } = patientDetails
  return (
    <Section title={translate('caretaker.detail.family')}>
      <Stack spacing={1.5}>
        <Contact role={translate('caretaker.detail.client')} name={userInfo.name} phone={userInfo.phone} />
        <Link href={mailtoLink(userInfo.email)} sx={{ overflowWrap: 'anywhere', py: 1 }}>
          {userInfo.email}
        </Link>
        {(emergencyContact !== '' || emergencyPhone !== '') && (
          <Contact role={translate('caretaker.detail.emergency')} name={emergencyContact} phone={emergencyPhone} />
        )}
      </Stack>
    </Section>
  )
}

function Contact({ role, name, phone }: { role: string; name: string; phone: string }) {
  const translate = useTranslate()
  const links = readPhoneLinks(phone)
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {role}
      </Typography>
      <Typography>{name}</Typography>
      {links.length === 0 && <Typography>{phone}</Typography>}
      {links.map(({ text, dial }) => (
        <Button
          key={dial}
          component="a"
          href={`tel:${dial}`}
          variant="outlined"
          startIcon={<PhoneIcon />}
          aria-label={`${text}: ${translate('caretaker.job.call', { name })}`}
          sx={{ minHeight: 44, mt: 0.5, mr: 1 }}
        >
          {links.length === 1 ? phone : text}
        </Button>
      ))}
    </Box>
  )
}
