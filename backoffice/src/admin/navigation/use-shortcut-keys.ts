import { useLayoutEffect } from 'react'
import { isComposing } from '../../app/is-composing.ts'
import { assignInRow, finishRow, moveToRow } from './row-keys.ts'

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
