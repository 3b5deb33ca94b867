import { admit, watchSession } from './guard.ts'

/**
 * The guard of a page without an island: markup with `data-guarded` stays hidden behind the spinner until a customer is
 * known (rule WHO-3).
 */
export async function guardPage(): Promise<void> {
  watchSession()
  if (!(await admit(['user']))) return
  document.querySelector('[data-guard-wait]')?.remove()
  const content = document.querySelector<HTMLElement>('[data-guarded]')
  if (content) content.hidden = false
}
