import { useEffect, useState } from 'react'

type Ticking = Awaited<ReturnType<typeof import('./ticking.ts')['loadTicking']>>

let loaded: Ticking | undefined

/**
 * Loads the parts that show ticks, after the first screen, whose size is limited (rule CARE-17); End works without them.
 * @param again a change of this value tries again
 */
export function useTicking(isNeeded: boolean, again?: unknown): Ticking | undefined {
  const [ticking, setTicking] = useState(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `again` tries again
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
