import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'

const lookEvery = 10 * 60_000

/** What is wrong with how the product is run; most days nothing (docs/operations.md). */
export function NoticeList() {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, isPending } = useQuery({
    queryKey: ['notices'],
    queryFn: () => admin.call('GET /admin/notices'),
    refetchInterval: lookEvery,
  })
  if (isPending) return <div data-coming />
  return data?.map(({ code, since }) => (
    <Alert key={code} severity="warning" sx={{ mb: 2 }}>
      {translate(`admin.notices.${code}`, { time: formatDateTime(since) })}
    </Alert>
  ))
}
