import { type Breakpoint, useTheme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'

type Screen = { subscribe: (onChange: () => void) => () => void; isBelow: () => boolean }
const screens = new Map<string, Screen>()

const hasDialog = (): boolean => document.querySelector('body > .MuiModal-root:not(.MuiModal-hidden)') !== null

/** A media query that does not change while a dialog, menu or drawer is open. */
function watchScreen(query: string): Screen {
  const media = matchMedia(query)
  let held = media.matches
  return {
    isBelow() {
      if (!hasDialog()) held = media.matches
      return held
    },
    subscribe(onChange) {
      // An open dialog is a child of the body.
      const dialogs = new MutationObserver(onChange)
      dialogs.observe(document.body, { childList: true })
      media.addEventListener('change', onChange)
      return () => {
        dialogs.disconnect()
        media.removeEventListener('change', onChange)
      }
    },
  }
}

/**
 * Whether the screen is narrower than a breakpoint. A change redraws the list and would close its dialog, for example when a
 * phone is turned, so it waits until none is open (rule LOOK-9).
 */
export function useScreenBelow(breakpoint: Breakpoint): boolean {
  const query = useTheme().breakpoints.down(breakpoint).replace('@media ', '')
  const screen = screens.get(query) ?? watchScreen(query)
  screens.set(query, screen)
  return useSyncExternalStore(screen.subscribe, screen.isBelow)
}
