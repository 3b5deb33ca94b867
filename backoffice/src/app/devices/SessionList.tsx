import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { DeviceSession } from '@thodu/api/contract/accounts/factors.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import { LoadFailed, RowSkeletons } from '../lists/ListStates.tsx'
import { useToast } from '../wire/use-toast.tsx'

type SessionListProps = {
  subject: string
  read: () => Promise<DeviceSession[]>
  end: (id: string) => Promise<void>
}

/** Lists an account's sessions and ends single ones (rule ACC-41). */
export function SessionList({ subject, read, end }: SessionListProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({ queryKey: ['sessions', subject], queryFn: read })
  if (!data && error) return <LoadFailed textKey="app.sessions.failed" onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={2} />

  async function endOne(id: string) {
    setBusy(true)
    try {
      await end(id)
      toast.succeed('app.sessions.ended')
    } catch (cause) {
      toast.fail(cause, 'app.sessions.endFailed')
    }
    await refetch()
    setBusy(false)
  }
  const nameOf = ({ browser, system }: DeviceSession): string =>
    browser && system
      ? translate('app.sessions.on', { browser, system })
      : (browser ?? system ?? translate('app.sessions.unknown'))
  if (data.length === 0) return <Typography>{translate('app.sessions.none')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((session) => (
        <Stack
          key={session._id}
          component="li"
          direction="row"
          sx={{
            py: 1,
            gap: 1,
            justifyContent: 'space-between',
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {nameOf(session)}
              {session.current && ` (${translate('app.sessions.current')})`}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {translate(session.ip ? 'app.sessions.from' : 'app.sessions.since', {
                date: formatDateTime(session.createdAt),
                ip: session.ip,
              })}
              {' · '}
              {translate('app.sessions.used', { date: formatDateTime(session.lastUsedAt) })}
            </Typography>
          </Box>
          {!session.current && (
            <Button
              disabled={busy}
              aria-label={translate('app.sessions.endOf', {
                device: nameOf(session),
                date: formatDateTime(session.createdAt),
              })}
              onClick={() => void endOne(session._id)}
              sx={{ minHeight: 44, flexShrink: 0 }}
            >
              {translate('app.sessions.end')}
            </Button>
          )}
        </Stack>
      ))}
    </Box>
  )
}
