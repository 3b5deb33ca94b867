import Link from '@mui/material/Link'
import type { AccessEntry } from '@thodu/api/contract/schemas/access.schema'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

/** What was looked at; a booking leads to its page. */
export function AccessSubject({ subject }: { subject: AccessEntry['subject'] }) {
  const translate = useTranslate()
  const text = translate(`admin.access.subjects.${subject.type}`, { label: subject.label })
  if (subject.type !== 'booking') return <>{text}</>
  return (
    <Link component={RouterLink} to={`/bookings/${subject._id}`}>
      {text}
    </Link>
  )
}
