import { useEffect, useState } from 'react'

type Ticking = Awaited<ReturnType<typeof import('./ticking.ts')['loadTicking']>>

let loaded: Ticking | undefined

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
    import('./ticking.ts')
      .then(async ({ loadTicking }) => {
        loaded = await loadTicking()
        setTicking(loaded)
      })
      .catch(() => undefined)
  }, [isNeeded, ticking, again])
  return isNeeded ? ticking : undefined
}
