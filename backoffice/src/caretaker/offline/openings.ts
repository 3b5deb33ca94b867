/** Number of openings on this device, or that its owner wants no hint; not tied to an account. */
const OPENED_KEY = 'thodu.opened'
const NO_HINT = 'no'

let counted: { openings: number | undefined } | undefined

/**
 * Counts one opening.
 * @returns the openings on this device; undefined if no hint is wanted
 */
export function countOpening(): number | undefined {
  const kept = localStorage.getItem(OPENED_KEY)
  if (kept === NO_HINT) return undefined
  const openings = Number(kept ?? 0) + 1
  localStorage.setItem(OPENED_KEY, String(openings))
  return openings
}

/** The number of openings; counts this one on the first call. */
export function openingsSoFar(): number | undefined {
  counted ??= { openings: countOpening() }
  return counted.openings
}

export const wantNoHint = (): void => localStorage.setItem(OPENED_KEY, NO_HINT)
