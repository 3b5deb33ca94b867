import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { RowSkeletons } from '../app/lists/ListStates.tsx'
import { whenAllWordsStand } from '../words/i18n.ts'

function Waiting({ children }: { children: ReactNode }) {
  use(whenAllWordsStand())
  return children
}

/** Delays a screen until its translations are loaded, which come after the first screen's (rule CARE-17). */
export function withAllWords(Page: ComponentType): ComponentType {
  return () => (
    <Suspense fallback={<RowSkeletons />}>
      <Waiting>
        <Page />
      </Waiting>
    </Suspense>
  )
}
