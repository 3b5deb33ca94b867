import { loadScreen } from '../../app/frame/load-screen.tsx'
import { addVisitWords } from '../../words/i18n.ts'

/** With the words of visits: the trail says what became of one, and not its code. */
export const AuditTrail = loadScreen(async () => {
  const [trail] = await Promise.all([import('./AuditTrail.tsx'), addVisitWords()])
  return trail
}, 'AuditTrail')
export const AuditPage = loadScreen(async () => {
  const [page] = await Promise.all([import('./AuditPage.tsx'), addVisitWords()])
  return page
}, 'AuditPage')
