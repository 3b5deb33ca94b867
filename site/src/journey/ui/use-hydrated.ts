import { useEffect, useState } from 'react'

/** False in the prerendered page: buttons wait for the script, since the browser would send the form itself. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
