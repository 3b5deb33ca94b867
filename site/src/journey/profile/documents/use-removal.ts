import { ApiFailure } from '@thodu/api/contract/client/client'
import { REMOVALS_KEY } from '@thodu/api/contract/people/session-keys'
import { useEffect, useRef, useState } from 'react'
import { details } from '#words/journey/details.ts'
import { removeFile, removeFileLeaving } from '../../uploads/files.ts'

/** How long a removal can be taken back, in ms. */
export const undoFor = 8_000

const isRefusal = (failure: unknown): failure is ApiFailure => failure instanceof ApiFailure && failure.status === 409

/** Documents of this page that wait for their removal. */
const waiting = new Set<string>()

function readRemovals(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(REMOVALS_KEY) ?? '[]')
  } catch {
    return []
  }
}

function begin(id: string): void {
  waiting.add(id)
  sessionStorage.setItem(REMOVALS_KEY, JSON.stringify([...new Set(readRemovals()).add(id)]))
}

function end(id: string): void {
  waiting.delete(id)
  sessionStorage.setItem(REMOVALS_KEY, JSON.stringify(readRemovals().filter((one) => one !== id)))
}

/**
 * Removes the documents whose page was left before their 8 s were over. The browser may drop the request that a page sends
 * while it is being left, so this tab remembers them. A refusal shows in the list: the document is still there.
 */
export async function finishRemovals(): Promise<void> {
  const left = readRemovals().filter((id) => !waiting.has(id))
  await Promise.allSettled(
    left.map((id) =>
      removeFile(id).then(
        () => end(id),
        (failure) => isRefusal(failure) && end(id),
      ),
    ),
  )
}

/**
 * Removes a document 8 s after the press, unless the customer takes it back, and at once when the page is left meanwhile
 * (rule JRN-13). A document whose removal is refused, or gets no answer, is shown again with the reason.
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
      waiting.delete(id)
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
      end(id)
      onRemoved()
    } catch (failure) {
      end(id)
      setError(isRefusal(failure) ? failure.message : details.upload.removeFailed)
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
      begin(id)
      timer.current = window.setTimeout(() => void send(), undoFor)
    },
    takeBack() {
      clearTimeout(timer.current)
      timer.current = undefined
      end(id)
      setGoing(false)
    },
  }
}
