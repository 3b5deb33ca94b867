import { useCallback, useEffect, useState } from 'react'
import { login } from '#words/journey/login.ts'

export type Mode = 'sign-in' | 'sign-up' | 'forgot'

/** Each way in has an address of its own, so that reload, Back and a link that is sent along lead to it. */
const readMode = (): Mode => {
  const asked = location.hash.slice(1)
  return asked === 'sign-up' || asked === 'forgot' ? asked : 'sign-in'
}

type Modes = {
  mode: Mode
  /** Whether the address has led away from the page as it was served. */
  moved: boolean
  /** Puts the form of another way in before the reader, at once: what is typed next goes into that one. */
  open: (next: Mode) => void
}

/** Follows the address and names the tab by it. */
export function useMode(): Modes {
  const [mode, setMode] = useState<Mode>('sign-in')
  const [moved, setMoved] = useState(false)
  const follow = useCallback(() => {
    const next = readMode()
    setMode(next)
    setMoved((before) => before || next !== 'sign-in')
    // What stands after it is the name of the brand.
    document.title = `${login.titles[next]} · ${document.title.split(' · ').at(-1) ?? ''}`
  }, [])
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [follow])
  const open = (next: Mode) => {
    if (next !== readMode()) location.hash = next === 'sign-in' ? '' : next
    // The event of the address comes a task later: a first letter would still go into the form that is left.
    follow()
  }
  return { mode, moved, open }
}
