/** The device's, and about nobody: how often the home was opened here, or that its owner wants no hint. */
const OPENED_KEY = 'thodu.opened'
const NO_HINT = 'no'

let counted: { openings: number | undefined } | undefined

/** Counts one opening. @returns how many there were on this device; undefined where no hint is wanted */
export function countOpening(): number | undefined {
  const kept = localStorage.getItem(OPENED_KEY)
  if (kept === NO_HINT) return undefined
  const openings = Number(kept ?? 0) + 1
  localStorage.setItem(OPENED_KEY, String(openings))
  return openings
}

/** How often the home was opened, this time counted once. */
export function openingsSoFar(): number | undefined {
  counted ??= { openings: countOpening() }
  return counted.openings
}

export const wantNoHint = (): void => localStorage.setItem(OPENED_KEY, NO_HINT)
