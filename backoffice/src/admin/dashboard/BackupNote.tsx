import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { type BackupNotice, noticesOn } from './backup-notices.ts'
import { useNotices } from './use-notices.ts'

const lookEvery = 10 * 60_000

/**
 * Shows the last proven backup and copy, later failures, a link to the emergency sheet (rule OPS-12; docs/operations.md,
 * Backups), and the running version, which support asks for.
 */
export function BackupNote() {
  const translate = useTranslate()
  const admin = useAdminData()
  const version = useNotices().data?.version
  const { data, isError, isPending } = useQuery({
    queryKey: ['backups'],
    queryFn: () => admin.call('GET /admin/backups'),
    refetchInterval: lookEvery,
  })
  // The link is rendered once its final position below the remarks is known (rule OFF-33).
  if (isPending) return null
  const remarks: BackupNotice[] = isError ? [{ key: 'loadFailed' }] : data ? noticesOn(data) : []
  return (
    <>
      {remarks.map(({ key, time, isAlarming }) => {
        const text = translate(`admin.backups.${key}`, { time: time && formatDateTime(time) })
        return isAlarming ? (
          <Alert key={key} severity="warning" sx={{ flexBasis: '100%', mt: 1 }}>
            {text}
          </Alert>
        ) : (
          <Typography key={key} variant="body2" color="textSecondary">
            {text}
          </Typography>
        )
      })}
      <Typography variant="body2">
        <Link to="/emergency">{translate('admin.backups.sheet')}</Link>
      </Typography>
      {version !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate('admin.backups.version', { version })}
        </Typography>
      )}
    </>
  )
}
