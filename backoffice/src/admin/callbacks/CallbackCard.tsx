import PhoneIcon from '@mui/icons-material/Phone'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../words/formats.ts'
import { formatCare } from '../../words/stored/stored.ts'
import { type CallbackRecord, useAdminData } from '../admin-data-provider.ts'
import { FamilyLink } from '../lists/FamilyLink.tsx'
import { RequestSteps } from '../requests/RequestSteps.tsx'

export function CallbackCard({ callback }: { callback: CallbackRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { user, callbackData, status } = callback
  const overdue = callback.dueAt !== null && Date.parse(callback.dueAt) < Date.now() ? callback.dueAt : null
  return (
    <Card sx={{ p: 2, ...(overdue === null ? {} : { borderLeft: '4px solid', borderLeftColor: 'error.main' }) }}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            <FamilyLink id={user._id} isRow>
              {user.name}
            </FamilyLink>
            {overdue !== null && (
              <Typography component="span" color="error" sx={{ fontWeight: 600 }}>
                {` · ${translate('admin.callbacks.overdue', { time: formatDateTime(overdue) })}`}
              </Typography>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[user.email, translate(`admin.callbackStatus.${status}`)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2">
            {formatCare(translate, { ...callback, packageId: callback.selectedPackage })}
          </Typography>
          <Typography variant="body2">
            {translate('admin.callbacks.asked', { time: formatDateTime(callback.createdAt) })}
          </Typography>
          {callbackData.additionalNotes && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {callbackData.additionalNotes}
            </Typography>
          )}
        </Stack>
        <Stack sx={{ gap: 1, minWidth: { md: 320 } }}>
          {user.phone && (
            <Button variant="contained" startIcon={<PhoneIcon />} href={telUrl(user.phone)}>
              {translate('admin.callbacks.call', { phone: formatPhone(user.phone) })}
            </Button>
          )}
          <RequestSteps
            queue="callbacks"
            request={callback}
            subject={user.name}
            steps={['called', 'closed', 'open']}
            noteLabel={translate('admin.callbacks.note')}
            save={({ status, note }) =>
              admin.call('PUT /admin/callbacks/{id}', {
                params: { id: callback._id },
                body: { status, ...(note === '' ? {} : { note }) },
              })
            }
          >
            <Button
              component={Link}
              to="/book"
              state={{ family: user, serviceType: callback.serviceType, packageId: callback.selectedPackage }}
              aria-label={`${translate('admin.call.openFor')}: ${user.name}`}
            >
              {translate('admin.call.openFor')}
            </Button>
          </RequestSteps>
        </Stack>
      </Stack>
    </Card>
  )
}
