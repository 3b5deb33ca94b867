import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { AuditTrail } from './AuditTrail.tsx'

export function AuditPage() {
  const translate = useTranslate()
  return (
    <>
      <PageTitle title={translate('admin.menu.audit')} />
      <Box sx={{ py: 2 }}>
        <AuditTrail />
      </Box>
    </>
  )
}
