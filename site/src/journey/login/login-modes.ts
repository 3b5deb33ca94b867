import { brand } from '@thodu/api/contract/brand.config'
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

/** Follows the address; a change names the tab anew and puts the focus on the new heading. */
export function useMode(): Mode {
  const [mode, setMode] = useState<Mode>('sign-in')
  useEffect(() => {
    const follow = () => setMode(readMode())
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const [focused, setFocused] = useState<Mode>('sign-in')
  useEffect(() => {
    if (mode === focused) return
    setFocused(mode)
    document.title = `${login.titles[mode]} · ${brand.name}`
    document.getElementById('login-heading')?.focus()
  }, [mode, focused])
  return mode
}
