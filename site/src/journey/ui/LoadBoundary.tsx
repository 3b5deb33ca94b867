import { texts } from '@thodu/api/contract/texts'
import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { common } from '#words/common.ts'
import { Alert } from './Alert.tsx'
import { noteArrival, reloadOnce } from './on-demand.ts'
import { Spinner } from './Spinner.tsx'

type Props = { part: string; children: ReactNode }

/** Suspense runs this effect when its sibling has loaded. */
function Arrival() {
  useEffect(noteArrival, [])
  return null
}

const reload = () => location.reload()

function Failure() {
  useEffect(() => {
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  if (!navigator.onLine)
    return (
      <Alert tone="error">
        <p>{common.offline}</p>
      </Alert>
    )
  return (
    <Alert tone="error">
      <p>{texts.server.failed}</p>
      <button type="button" className="button button-small" onClick={reload}>
        {common.tryAgain}
      </button>
    </Alert>
  )
}

export class LoadBoundary extends Component<Props, { failed: boolean; leaving: boolean }> {
  constructor(props: Props) {
    super(props)
    this.state = { failed: false, leaving: false }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    if (reloadOnce(this.props.part)) this.setState({ leaving: true })
  }

  override render() {
    if (this.state.leaving) return <Spinner />
    if (this.state.failed) return <Failure />
    return (
      <Suspense fallback={<Spinner />}>
        {this.props.children}
        <Arrival />
      </Suspense>
    )
  }
}
