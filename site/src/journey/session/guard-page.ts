import { requireRole, watchSession } from './guard.ts'

/**
 * Guards a page without an island: `data-guarded` markup stays hidden behind the spinner until a customer is known (rule WHO-3).
 */
export async function guardPage(): Promise<void> {
  watchSession()
  if (!(await requireRole(['user']))) return
  document.querySelector('[data-guard-wait]')?.remove()
  const content = document.querySelector<HTMLElement>('[data-guarded]')
  if (content) content.hidden = false
}
