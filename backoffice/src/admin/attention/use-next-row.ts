import { type RefObject, useEffect, useRef } from 'react'
import type { SteadyList } from './steady-rows.ts'

const keysIn = (list: HTMLElement): string[] =>
  [...list.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset.key ?? '')

/** After an act, the next row gets the focus as soon as the finished one has left the list (rule HALL-7). */
export function useNextRow(listRef: RefObject<HTMLElement | null>, steady: SteadyList | undefined) {
  const planned = useRef<{ key: string; next: string[] } | null>(null)
  useEffect(() => {
    const list = listRef.current
    if (!planned.current || !list || !steady) return
    const shown = keysIn(list)
    const { key, next } = planned.current
    if (shown.includes(key)) return
    const active = document.activeElement
    // The user has moved on, or a dialog is open.
    if (active !== null && active !== document.body && active.isConnected) return
    planned.current = null
    const target = next.find((one) => shown.includes(one))
    const row = target === undefined ? undefined : list.querySelector<HTMLElement>(`[data-key="${CSS.escape(target)}"]`)
    row?.querySelector<HTMLElement>('[data-row], button')?.focus()
  }, [steady, listRef])
  return (key: string) => {
    const keys = listRef.current ? keysIn(listRef.current) : []
    const at = keys.indexOf(key)
    planned.current = { key, next: [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0)).reverse()] }
  }
}
