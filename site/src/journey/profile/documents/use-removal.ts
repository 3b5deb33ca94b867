import { ApiFailure } from '@thodu/api/contract/client/client'
import { useEffect, useRef, useState } from 'react'
import { details } from '#words/journey/details.ts'
import { removeFile, removeFileLeaving } from '../../uploads/files.ts'

/** How long a removal can be taken back, in ms. */
export const undoFor = 8_000

/**
 * Removes a document once nobody has taken it back within 8 s, and at once where the page is left meanwhile (rule JRN-13).
 * What is refused, or gets no answer, is there again with the reason.
 */
export function useRemoval(id: string, onRemoved: () => void) {
  const [isGoing, setGoing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const timer = useRef<number>(undefined)
  useEffect(() => {
    const leave = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      removeFileLeaving(id)
      // A page that Back brings again shows it no more.
      setSending(true)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])

  async function send() {
    timer.current = undefined
    setSending(true)
    try {
      await removeFile(id)
      onRemoved()
    } catch (failure) {
      const isRefused = failure instanceof ApiFailure && failure.status === 409
      setError(isRefused ? failure.message : details.upload.removeFailed)
      setGoing(false)
      setSending(false)
    }
  }
  return {
    isGoing,
    canTakeBack: !isSending,
    error,
    remove() {
      setError(undefined)
      setGoing(true)
      timer.current = window.setTimeout(() => void send(), undoFor)
    },
    takeBack() {
      clearTimeout(timer.current)
      timer.current = undefined
      setGoing(false)
    },
  }
}
