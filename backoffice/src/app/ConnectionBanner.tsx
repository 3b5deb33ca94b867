import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { connection } from './connection.ts'
import { callApi } from './http-client.ts'

const PROBE_EVERY = 4_000

/** Says so while the server cannot be reached, and brings the screen up to date by itself once it can. */
export function ConnectionBanner() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
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
  return (
    <Alert severity="warning" role="status" sx={{ position: 'sticky', top: 56, zIndex: 2, mb: 1 }}>
      {translate('app.offline')}
    </Alert>
  )
}
