import { useEffect, useRef } from 'react'
import { useVisitCall } from '../parts/visit-calls.ts'

export type UndoAbsence = ReturnType<typeof useUndoAbsence>

/**
 * Undo of an entered or approved absence, offered for 30 s (rule DAY-26).
 * @param onUndone called afterwards if the dialog, which calls this hook, is still open
 * @returns the parts of `useAction` for it
 */
export function useUndoAbsence(onUndone: () => void) {
  const call = useVisitCall()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    undo: async (_input: unknown, saved: { _id: string } | undefined) => {
      if (!saved) return
      await call('POST /admin/time-off/{id}/undo', { params: { id: saved._id } })
      if (isShown.current) onUndone()
    },
    undoFor: 30_000,
  }
}
