import { texts } from '@thodu/api/contract/texts'
import { Component, type ReactNode, Suspense } from 'react'
import { common } from '#words/journey/common.ts'
import { Alert } from './Alert.tsx'
import { Spinner } from './Spinner.tsx'

type Props = { children: ReactNode }

/** Around parts that arrive on demand: a spinner while they come, and a way on when the line is broken. */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return <Suspense fallback={<Spinner />}>{this.props.children}</Suspense>
    return (
      <Alert tone="error">
        <p>{texts.server.failed}</p>
        <button type="button" className="button button-small" onClick={() => location.reload()}>
          {common.tryAgain}
        </button>
      </Alert>
    )
  }
}
