import { loadScreen } from '../../app/frame/load-screen.tsx'

/** With the words of visits behind it: the trail says what became of one, and not its code. */
export const AuditTrail = loadScreen(() => import('./AuditTrail.tsx'), 'AuditTrail')
export const AuditPage = loadScreen(() => import('./AuditPage.tsx'), 'AuditPage')
