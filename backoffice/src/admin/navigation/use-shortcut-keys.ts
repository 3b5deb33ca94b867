import { useLayoutEffect } from 'react'
import { isComposing } from '../../app/is-composing.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null

type Open = (dialog: 'find' | 'keys') => void

/** Shortcuts outside fields and dialogs (rule OFF-27). */
const actions: Readonly<Record<string, (open: Open) => void>> = {
  '/': (open) => open('find'),
  '?': (open) => open('keys'),
  j: () => moveToRow(1),
  k: () => moveToRow(-1),
  a: () => assignInRow(),
  e: () => finishRow(),
}

/** Handles shortcuts: Cmd-K or Ctrl-K anywhere, single letters outside fields. */
export function useShortcutKeys(open: Open): void {
  // A layout effect, because the user may press a key as soon as the screen is visible.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || isComposing(event)) return
      const hasDialog = document.querySelector('[role="dialog"]') !== null
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!hasDialog) open('find')
        return
      }
      if (event.ctrlKey || event.metaKey || hasDialog || isTyping(event.target)) return
      const action = actions[event.key]
      if (!action) return
      event.preventDefault()
      action(open)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
}

const rowLink = '[data-row]'
const assignFieldOf = '[data-assign]'

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

const rowAround = (element: Element | null): Element | null => element?.closest('tr, li, .MuiCard-root') ?? null

function rowLinks(): HTMLElement[] {
  const rows = new Set<Element | null>()
  return [...document.querySelectorAll<HTMLElement>(`main ${rowLink}`)].filter((link) => {
    const row = rowAround(link)
    const isFirst = !rows.has(row)
    rows.add(row)
    return isFirst && isShown(link)
  })
}

/** Moves the focus to the next or previous row; to the first row if no row has the focus. */
function moveToRow(step: 1 | -1): void {
  const links = rowLinks()
  const here = rowAround(document.activeElement)
  const at = here === null ? -1 : links.findIndex((link) => here.contains(link))
  const next = links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Presses the Assign button of the focused row or moves to its caretaker field; without a row, moves to the first one. */
function assignInRow(): void {
  const inRow = rowAround(document.activeElement)?.querySelector<HTMLElement>(assignFieldOf)
  if (inRow instanceof HTMLButtonElement) inRow.click()
  else (inRow ?? document.querySelector<HTMLElement>(`main ${assignFieldOf}`))?.focus()
}

/** Opens the form that records the result of the focused row; without one, the row's menu (rule HALL-7). */
function finishRow(): void {
  const row = rowAround(document.activeElement)
  const button = row?.querySelector<HTMLElement>('[data-done]') ?? row?.querySelector<HTMLElement>('[data-row-menu]')
  button?.click()
}
