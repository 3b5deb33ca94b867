import { ApiFailure } from '@thodu/api/contract/client/client'
import { REMOVALS_KEY } from '@thodu/api/contract/people/session-keys'
import { useEffect, useRef, useState } from 'react'
import { details } from '#words/details.ts'
import { removeFile, removeFileLeaving } from '../../uploads/files.ts'

/** Time to undo a removal, in ms. */
export const removalUndoFor = 8_000

const isRefusal = (failure: unknown): failure is ApiFailure => failure instanceof ApiFailure && failure.status === 409

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
 * The browser may drop a request sent while leaving a page, so this tab remembers the documents. After a refusal the document is
 * still in the list.
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
 * Removes a document 8 s after the click unless the customer undoes it, or at once when the page is left (rule JRN-13). After a
 * refusal, or without an answer, the document is shown again with the reason.
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
      // If Back restores this page, it no longer shows the document.
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
      timer.current = window.setTimeout(() => void send(), removalUndoFor)
    },
    takeBack() {
      clearTimeout(timer.current)
      timer.current = undefined
      end(id)
      setGoing(false)
    },
  }
}
