import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { mailtoLink } from '@thodu/api/contract/mailto'
import { brand } from '@thodu/api/contract/page-values'
import { useTranslate } from 'react-admin'
import { PhoneDialog } from '../PhoneDialog.tsx'
import type { JobDialogProps } from './JobBrief.tsx'

/** Contact Admin: a call or an email to the office, and the emergency numbers (rule CARE-8). */
export function ContactDialog({ open, onClose }: JobDialogProps) {
  const translate = useTranslate()
  return (
    <PhoneDialog title={translate('caretaker.actions.contactAdmin')} open={open} onClose={onClose}>
      <Stack spacing={1.5}>
        <Typography>{translate('caretaker.contact.text')}</Typography>
        <Button
          component="a"
          href={`tel:${brand.phone}`}
          variant="contained"
          startIcon={<PhoneIcon />}
          sx={{ minHeight: 48 }}
        >
          {translate('caretaker.contact.call', { phone: brand.phoneDisplay })}
        </Button>
        <Button
          component="a"
          href={mailtoLink(brand.email)}
          variant="outlined"
          startIcon={<MailIcon />}
          sx={{ minHeight: 48, overflowWrap: 'anywhere' }}
        >
          {translate('caretaker.contact.write', { email: brand.email })}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {translate('caretaker.contact.hours', { hours: brand.officeHours.text })}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography>{translate('caretaker.contact.emergency')}</Typography>
          {Object.values(brand.emergencyNumbers).map((number) => (
            <Button key={number} component="a" href={`tel:${number}`} color="error" sx={{ minHeight: 44 }}>
              {number}
            </Button>
          ))}
        </Stack>
      </Stack>
    </PhoneDialog>
  )
}
