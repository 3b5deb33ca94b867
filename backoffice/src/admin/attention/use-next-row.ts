import { type RefObject, useEffect, useRef } from 'react'
import type { SteadyList } from './steady-rows.ts'

const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-key]')]
const keyOf = ({ dataset }: HTMLElement): string => dataset.key ?? ''
const isShown = (row: HTMLElement): boolean => row.getClientRects().length > 0

/** After an act, the next row gets the focus as soon as the finished one has left the list (rule HALL-7). */
export function useNextRow(listRef: RefObject<HTMLElement | null>, steady: SteadyList | undefined) {
  const planned = useRef<{ key: string; next: string[] } | null>(null)
  useEffect(() => {
    const list = listRef.current
    if (!planned.current || !list || !steady) return
    const rows = rowsIn(list)
    const { key, next } = planned.current
    if (rows.some((row) => keyOf(row) === key)) return
    const active = document.activeElement
    // The user has moved on, or a dialog is open.
    if (active !== null && active !== document.body && active.isConnected) return
    planned.current = null
    const shown = new Map(rows.filter(isShown).map((row) => [keyOf(row), row]))
    const target = next.find((one) => shown.has(one))
    const row = target === undefined ? undefined : shown.get(target)
    row?.querySelector<HTMLElement>('[data-row], button')?.focus()
  }, [steady, listRef])
  return (key: string) => {
    const keys = listRef.current ? rowsIn(listRef.current).map(keyOf) : []
    const at = keys.indexOf(key)
    planned.current = { key, next: [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0)).reverse()] }
  }
}
