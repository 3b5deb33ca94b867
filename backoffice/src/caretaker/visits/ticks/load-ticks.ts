import type { Language } from '@thodu/api/contract/people/languages'
import { useEffect, useState } from 'react'
import { reader } from '../../../words/locale.ts'
import type { TickWords } from './words.en.ts'

type Ticking = typeof import('./TickParts.tsx') & { words: TickWords }

const words: Readonly<Record<Language, () => Promise<{ words: TickWords }>>> = {
  en: () => import('./words.en.ts'),
  te: () => import('./words.te.ts'),
  hi: () => import('./words.hi.ts'),
}

let loaded: Ticking | undefined
async function load(): Promise<Ticking> {
  const [parts, said] = await Promise.all([import('./TickParts.tsx'), words[reader]()])
  loaded = { ...parts, ...said }
  return loaded
}

/**
 * What asks and tells ticks. It comes behind the first screen, whose bytes are counted (rule CARE-17), as soon as a visit needs
 * it; where it has not come, End works without it.
 * @param again it is tried again when this changes
 */
export function useTicking(isNeeded: boolean, again?: unknown): Ticking | undefined {
  const [ticking, setTicking] = useState(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with it
  useEffect(() => {
    if (!isNeeded || ticking) return
    let isGone = false
    load().then(
      (there) => isGone || setTicking(there),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, ticking, again])
  return isNeeded ? ticking : undefined
}
