import { Suspense, useEffect, useState } from 'react'
import { proof } from '../calls/ask-again.ts'
import { ProofDialog } from './lazy-screens.ts'

/** Where the dialog of a home opens that asks who it is; its code comes when it is first needed (rule ACC-39). */
export function ProofHost() {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)
  useEffect(() => proof.register(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  const close = (isProven: boolean) => {
    setAnswer(null)
    answer(isProven)
  }
  return (
    <Suspense fallback={null}>
      <ProofDialog onClose={close} />
    </Suspense>
  )
}
