import Alert from '@mui/material/Alert'
import { isUrgent } from '@thodu/api/contract/operations/notices'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import { formatDateTime } from '../../words/formats.ts'
import { useNotices } from './use-notices.ts'

// Only a new office loads this code and its texts.
const FirstSteps = loadScreen(() => import('../setup/FirstSteps.tsx'), 'FirstSteps')

/** Operational notices that are not urgent, and a new office's first steps (rules OPS-19, SET-15). */
export function NoticeList() {
  const translate = useTranslate()
  const { data, isPending } = useNotices()
  if (isPending) return <div data-coming />
  if (!data) return null
  return (
    <>
      {data.notices
        .filter(({ code }) => !isUrgent(code))
        .map(({ code, since, details }) => (
          <Alert key={code} severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {translate(`admin.notices.${code}`, { time: formatDateTime(since), details: details.join(', ') })}
          </Alert>
        ))}
      {data.firstSteps.length > 0 && (
        <Suspense fallback={null}>
          <FirstSteps steps={data.firstSteps} />
        </Suspense>
      )}
    </>
  )
}
