import type { ReactNode } from 'react'
import { profile } from '#words/journey/profile.ts'
import { readKept } from '../session/stored-here.ts'
import { Alert } from '../ui/Alert.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { LastSeen } from './LastSeen.tsx'
import { useLastSeen } from './use-last-seen.ts'

type Props<Answer> = {
  loaded: { data: Answer | undefined; failed: boolean; retry: () => void }
  failure: string
  /** Shows the bookings stored on this device when the server gives no answer. */
  lastSeen?: boolean
  children: (data: Answer) => ReactNode
}

export function Loadable<Answer>({
  loaded: { data, failed, retry },
  failure,
  lastSeen = false,
  children,
}: Props<Answer>) {
  const isOld = useLastSeen()
  if (data !== undefined) return children(data)
  if (!failed) return <Spinner />
  const kept = lastSeen && isOld ? readKept('care') : undefined
  if (kept) return <LastSeen bookings={kept.value} keptAt={kept.keptAt} />
  return (
    <Alert tone="error">
      <p>{failure}</p>
      <button type="button" className="button button-small" onClick={retry}>
        {profile.retry}
      </button>
    </Alert>
  )
}
