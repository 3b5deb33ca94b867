import type { User } from '@thodu/api/contract/accounts/accounts.schema'

type Due = User['secondFactor']

let due: Due
const listeners = new Set<() => void>()
export const subscribeToFactorDue = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores until when the account may do without a required second factor; undefined once it has one (rule ACC-37). */
export function setFactorDue(next: Due): void {
  due = next
  for (const listener of listeners) listener()
}

export const readFactorDue = (): Due => due
