import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { isWithoutLine } from '../../app/session/without-line.ts'
import { connection } from '../../app/wire/connection.ts'
import { formatTime } from '../../words/formats.ts'
import { readSeenAt } from './last-seen.ts'

/** The age of the shown data after the app opened offline. */
export function AsOf() {
  const translate = useTranslate()
  const isReachable = useSyncExternalStore(connection.subscribe, connection.isReachable)
  const seenAt = isReachable || !isWithoutLine() ? undefined : readSeenAt()
  if (seenAt === undefined) return null
  return (
    <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
      {translate('caretaker.outbox.asOf', { time: formatTime(seenAt) })}
    </Typography>
  )
}
