import { useCallback, useEffect, useState } from 'react'
import { login } from '#words/login.ts'

export type Mode = 'sign-in' | 'sign-up' | 'forgot'

/** Each mode has an address, so that reload, Back and shared links open it. */
const readMode = (): Mode => {
  const asked = location.hash.slice(1)
  return asked === 'sign-up' || asked === 'forgot' ? asked : 'sign-in'
}

type Modes = {
  mode: Mode
  moved: boolean
  /** Opens the form of another mode at once, so that the next keystroke goes into it. */
  open: (next: Mode) => void
}

export function useMode(): Modes {
  const [mode, setMode] = useState<Mode>('sign-in')
  const [moved, setMoved] = useState(false)
  const follow = useCallback(() => {
    const next = readMode()
    setMode(next)
    setMoved((before) => before || next !== 'sign-in')
    document.title = `${login.titles[next]} · ${document.title.split(' · ').at(-1) ?? ''}`
  }, [])
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [follow])
  const open = (next: Mode) => {
    if (next !== readMode()) location.hash = next === 'sign-in' ? '' : next
    // `hashchange` fires a task later, so the first letter would go into the old form.
    follow()
  }
  return { mode, moved, open }
}
