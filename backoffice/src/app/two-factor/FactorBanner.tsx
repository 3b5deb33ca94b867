import Alert from '@mui/material/Alert'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDate } from '../../words/formats.ts'
import { readCachedUser } from '../wire/session.ts'

/** Warns while the account lacks a required second factor, with the due date (rule ACC-37). */
export function FactorBanner({ dueAt }: { dueAt: string }) {
  const translate = useTranslate()
  const place = readCachedUser()?.role === 'caretaker' ? '/myprofile' : '/account'
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1 }}>
      {translate('app.factor.due', { date: formatDate(dueAt) })} <Link to={place}>{translate('app.factor.setUp')}</Link>
    </Alert>
  )
}
