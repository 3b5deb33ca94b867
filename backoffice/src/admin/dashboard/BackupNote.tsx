import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'

const lookEvery = 10 * 60_000

/** When a backup was last proven to be restorable, and what went wrong since (docs/operations.md, Backups). */
export function BackupNote() {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, isError } = useQuery({
    queryKey: ['backups'],
    queryFn: () => admin.readBackups(),
    refetchInterval: lookEvery,
  })
  if (isError) return <Note text={translate('admin.backups.loadFailed')} />
  if (!data) return null
  if (data.failure)
    return (
      <Alert severity="warning" sx={{ mt: 3 }}>
        {translate('admin.backups.failed', { time: formatDateTime(data.failure.at) })}
      </Alert>
    )
  if (!data.lastProven) return <Note text={translate('admin.backups.none')} />
  return <Note text={translate('admin.backups.proven', { time: formatDateTime(data.lastProven.provenAt) })} />
}

const Note = ({ text }: { text: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
    {text}
  </Typography>
)
