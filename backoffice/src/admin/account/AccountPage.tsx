import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { OwnSignIn } from '../../app/factors/OwnSignIn.tsx'
import { PageTitle } from '../../app/frame/PageTitle.tsx'

/** /admin/account: how the person signs in, and where (rules ACC-36, ACC-41). */
export function AccountPage() {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 680, py: 2 }}>
      <PageTitle title={translate('app.account')} />
      <OwnSignIn />
    </Box>
  )
}
