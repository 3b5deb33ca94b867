import { useEffect, useState } from 'react'

/** False in the prerendered page: buttons wait for the script, or a browser would send the form by itself. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
