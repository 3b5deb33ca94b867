import { useEffect, useState } from 'react'
import { login } from '#words/journey/login.ts'

export type Mode = 'sign-in' | 'sign-up' | 'forgot'

/** Each way in has an address of its own, so that reload, Back and a link that is sent along lead to it. */
const readMode = (): Mode => {
  const asked = location.hash.slice(1)
  return asked === 'sign-up' || asked === 'forgot' ? asked : 'sign-in'
}

export const openMode = (mode: Mode): void => {
  if (mode !== readMode()) location.hash = mode === 'sign-in' ? '' : mode
}

/** Follows the address and names the tab by it; `moved` once it has led away from the page as it was served. */
export function useMode(): { mode: Mode; moved: boolean } {
  const [mode, setMode] = useState<Mode>('sign-in')
  const [moved, setMoved] = useState(false)
  useEffect(() => {
    const follow = () => {
      const next = readMode()
      setMode(next)
      setMoved((before) => before || next !== 'sign-in')
      // What stands after it is the name of the brand.
      document.title = `${login.titles[next]} · ${document.title.split(' · ').at(-1) ?? ''}`
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return { mode, moved }
}
