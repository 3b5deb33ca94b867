import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { readFactorDue, subscribeToFactorDue } from '../session/factor-due.ts'
import { proof } from '../wire/ask-again.ts'
import { FactorBanner, ProofDialog } from './lazy-screens.ts'

/** Shows the identity check and the reminder to set up a second factor; both load on demand (rules ACC-37, ACC-39). */
export function ProofHost() {
  const due = useSyncExternalStore(subscribeToFactorDue, readFactorDue)
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)
  useEffect(() => proof.register(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  const close = (isProven: boolean) => {
    setAnswer(null)
    answer?.(isProven)
  }
  return (
    <Suspense fallback={null}>
      {due && !due.missing && <FactorBanner dueAt={due.dueAt} />}
      {answer && <ProofDialog onClose={close} />}
    </Suspense>
  )
}
