import type { AttentionList } from '@thodu/api/contract/dashboard/attention.schema'
import { useEffect, useRef, useState } from 'react'
import { asLoaded, keepPlaces, type SteadyList } from './steady-rows.ts'

/** A pointer that rests on the list this long does not hold it back any longer, in ms. */
const heldFor = 60_000

/** While the pointer or the focus is in the list, an update moves no row (rule HALL-8). */
export function useSteadyRows(fresh: AttentionList | undefined) {
  const [steady, setSteady] = useState<SteadyList>()
  const latest = useRef(fresh)
  const finished = useRef(new Set<string>())
  const use = useRef({ pointer: false, focus: false, at: 0 })
  const isHeld = () => (use.current.pointer || use.current.focus) && Date.now() - use.current.at < heldFor
  const showLatest = () => {
    if (latest.current) setSteady(asLoaded(latest.current))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read references only
  useEffect(() => {
    latest.current = fresh
    if (!fresh) return
    setSteady((before) => (before && isHeld() ? keepPlaces(before.list, fresh, finished.current) : asLoaded(fresh)))
  }, [fresh])
  const note = (change: Partial<typeof use.current>) => {
    use.current = { ...use.current, ...change, at: Date.now() }
    if (!isHeld()) showLatest()
  }
  return {
    steady: steady ?? (fresh && asLoaded(fresh)),
    showLatest,
    /** The row leaves the list with the next answer. */
    finish: (key: string) => void finished.current.add(key),
    listProps: {
      onPointerEnter: () => note({ pointer: true }),
      onPointerMove: () => note({ pointer: true }),
      onPointerLeave: () => note({ pointer: false }),
      onFocus: () => note({ focus: true }),
      onKeyDown: () => note({}),
      onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent<HTMLElement>) =>
        note({ focus: relatedTarget !== null && currentTarget.contains(relatedTarget) }),
    },
  }
}
