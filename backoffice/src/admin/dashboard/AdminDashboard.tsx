import Typography from '@mui/material/Typography'
import { useGetIdentity, useTranslate } from 'react-admin'
import { PageTitle } from '../../app/PageTitle.tsx'

/** The admin's first screen. */
export function AdminDashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  return (
    <>
      <PageTitle title={translate('admin.menu.dashboard')} />
      <Typography variant="h1">{translate('admin.welcome', { name: identity?.fullName ?? '' })}</Typography>
    </>
  )
}
