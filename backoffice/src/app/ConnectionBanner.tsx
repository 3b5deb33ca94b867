import Alert from '@mui/material/Alert'
import { useTheme } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { connection } from './connection.ts'
import { callApi } from './http-client.ts'
import { tokensOf } from './tokens.ts'

const PROBE_EVERY = 4_000

/** Says so while the server cannot be reached, and brings the screen up to date by itself once it can. */
export function ConnectionBanner() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { background, ink } = tokensOf(useTheme().palette.mode).status.pending
  const reachable = useSyncExternalStore(connection.subscribe, connection.isReachable)

  useEffect(() => {
    if (reachable) return
    const probe = () => void callApi('/auth/me').catch(() => undefined)
    const timer = setInterval(probe, PROBE_EVERY)
    addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      removeEventListener('online', probe)
      void queryClient.invalidateQueries()
    }
  }, [reachable, queryClient])

  if (reachable) return null
  const colours = { backgroundColor: background, color: ink, '& .MuiAlert-icon': { color: ink } }
  return (
    <Alert severity="warning" role="status" sx={{ ...colours, position: 'sticky', top: 56, zIndex: 2, mb: 1 }}>
      {translate('app.offline')}
    </Alert>
  )
}
