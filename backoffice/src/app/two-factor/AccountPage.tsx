import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { PageTitle } from '../looks/PageTitle.tsx'
import { SignInSettings } from './SignInSettings.tsx'

/** /admin/account: two-factor authentication and sessions of the signed-in account (rules ACC-36, ACC-41). */
export function AccountPage() {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 680, py: 2 }}>
      <PageTitle title={translate('app.account')} />
      <SignInSettings />
    </Box>
  )
}
