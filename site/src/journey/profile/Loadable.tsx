import type { ReactNode } from 'react'
import { profile } from '#words/journey/profile.ts'
import { Alert } from '../ui/Alert.tsx'
import { Spinner } from '../ui/Spinner.tsx'

type Props<Answer> = {
  loaded: { data: Answer | undefined; failed: boolean; retry: () => void }
  failure: string
  children: (data: Answer) => ReactNode
}

/** Loading, failed with its set text and a button to try again, or the content. */
export function Loadable<Answer>({ loaded: { data, failed, retry }, failure, children }: Props<Answer>) {
  if (data !== undefined) return children(data)
  if (!failed) return <Spinner />
  return (
    <Alert tone="error">
      <p>{failure}</p>
      <button type="button" className="button button-small" onClick={retry}>
        {profile.retry}
      </button>
    </Alert>
  )
}
