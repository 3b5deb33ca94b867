import { type KeyboardEvent, useCallback, useRef } from 'react'
import { isComposing } from '../../app/is-composing.ts'
import { chooseMark } from './ChooserRow.tsx'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const buttonsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${chooseMark}]`)]

/** Arrow keys and j, k move between the Choose buttons of a list, so that Enter chooses (rule MATCH-11). */
export function useRowFocus() {
  const list = useRef<HTMLDivElement>(null)
  const focusFirst = useCallback(() => {
    if (list.current) buttonsIn(list.current)[0]?.focus()
  }, [])
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // An Enter that is still held from opening the list must not choose.
    if (event.key === 'Enter' && event.repeat) return event.preventDefault()
    const step = steps[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    if (isComposing(event.nativeEvent)) return
    const { target } = event
    // In a field letters are typed; only the arrow down leaves the field of names.
    if (isTyping(target) && (event.key !== 'ArrowDown' || target instanceof HTMLTextAreaElement)) return
    const buttons = buttonsIn(event.currentTarget)
    const here = target instanceof Element ? target.closest('li') : null
    const at = buttons.findIndex((button) => here?.contains(button))
    const next = buttons[at === -1 ? 0 : Math.min(Math.max(at + step, 0), buttons.length - 1)]
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }
  return { list, focusFirst, onKeyDown }
}
