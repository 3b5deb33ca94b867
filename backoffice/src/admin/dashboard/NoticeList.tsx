import Alert from '@mui/material/Alert'
import { isUrgent } from '@thodu/api/contract/operations/notices'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { useNotices } from './use-notices.ts'

/** What is wrong with how the product is run and can wait; urgent notices stand in the attention list (rule OPS-19). */
export function NoticeList() {
  const translate = useTranslate()
  const { data, isPending } = useNotices()
  if (isPending) return <div data-coming />
  return data?.notices
    .filter(({ code }) => !isUrgent(code))
    .map(({ code, since, details }) => (
      <Alert key={code} severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {translate(`admin.notices.${code}`, { time: formatDateTime(since), details: details.join(', ') })}
      </Alert>
    ))
}
