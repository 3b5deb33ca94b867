import type { InboxKind } from '@thodu/api/contract/inbox/inbox-kinds'
import { Navigate, useLocation, useParams } from 'react-router-dom'

export { InboxPage } from './InboxPage.tsx'

/** Leads an address of a former list to the inbox, with its kind and its open row (decision 0100). */
function Former({ kind }: { kind?: InboxKind }) {
  const { search } = useLocation()
  const { id } = useParams()
  const opened = id ?? new URLSearchParams(search).get('family')
  const next = new URLSearchParams({ ...(kind && { kind }), ...(opened && { open: opened }) })
  return <Navigate to={{ pathname: '/inbox', search: next.toString() }} replace />
}
export const FormerCalls = () => <Former />
export const FormerCallbacks = () => <Former kind="callback" />
export const FormerMessages = () => <Former kind="message" />
export const FormerPrivacyRequests = () => <Former kind="privacy" />
