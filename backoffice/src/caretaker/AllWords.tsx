import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { RowSkeletons } from '../app/lists/ListStates.tsx'
import { whenAllWordsStand } from '../words/i18n.ts'

function Waiting({ children }: { children: ReactNode }) {
  use(whenAllWordsStand())
  return children
}

/** A screen whose words come behind those of the first one (rule CARE-17): it waits for them, and shows no key instead. */
export function withAllWords(Page: ComponentType): ComponentType {
  return () => (
    <Suspense fallback={<RowSkeletons />}>
      <Waiting>
        <Page />
      </Waiting>
    </Suspense>
  )
}
