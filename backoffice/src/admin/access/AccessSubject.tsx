import Link from '@mui/material/Link'
import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

const placeOf: Partial<Record<AccessEntry['subject']['type'], string>> = { booking: '/bookings', family: '/families' }

/** Names the subject; a booking and a family link to their page. */
export function AccessSubject({ subject }: { subject: AccessEntry['subject'] }) {
  const translate = useTranslate()
  const text = translate(`admin.access.subjects.${subject.type}`, { label: subject.label })
  const place = placeOf[subject.type]
  if (place === undefined) return <>{text}</>
  return (
    <Link component={RouterLink} to={`${place}/${subject._id}`}>
      {text}
    </Link>
  )
}
