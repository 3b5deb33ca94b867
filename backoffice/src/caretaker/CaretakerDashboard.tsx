import Typography from '@mui/material/Typography'
import { useGetIdentity, useTranslate } from 'react-admin'
import { PageTitle } from '../app/PageTitle.tsx'

/** Welcome message with the caretaker's name (spec: caretaker and admin, section 2, Caretaker dashboard). */
export function CaretakerDashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  return (
    <>
      <PageTitle title={translate('caretaker.dashboard')} />
      <Typography variant="h1">{translate('caretaker.welcome', { name: identity?.fullName ?? '' })}</Typography>
    </>
  )
}
