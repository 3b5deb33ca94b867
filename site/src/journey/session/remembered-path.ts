import type { Language } from '@thodu/api/contract/people/languages'
import { appOfRole, type Role } from '@thodu/api/contract/people/role-names'
import { ATTEMPTED_KEY } from '@thodu/api/contract/people/session-keys'
import { language } from '#words/language/language.ts'
import { LANGUAGE_KEY } from '../../language/language-key.ts'
import { pathIn, withoutLanguage } from '../../language/paths.ts'

const customerPaths = [
  '/choose-service',
  '/service-details',
  '/pricing-packages',
  '/legal-agreement',
  '/thank-you',
  '/booking-confirmed',
]
/** The apps have their own language setting. */
const teamHomes = ['/admin', '/caretaker']
/** Pages that would send the person away again or in circles. */
const deadEnds = ['/login', '/forbidden']

const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/**
 * Returns a remembered path of this origin, or undefined. It refuses other origins and paths that only look local (`//`, `/\`,
 * tabs and line ends inside; rule WHO-6).
 */
export function resolveSafePath(raw: string | null, origin: string): string | undefined {
  if (raw === null || !/^\/(?![/\\])/.test(raw) || /[\\\p{Cc}]/u.test(raw)) return undefined
  // A path with a single leading slash always parses.
  const url = new URL(raw, origin)
  const page = withoutLanguage(url.pathname)
  // Also without its language prefix: `/te//evil.example`.
  if (url.origin !== origin || url.pathname.startsWith('//') || page.startsWith('//')) return undefined
  return deadEnds.some((root) => isBelow(page, root)) ? undefined : url.pathname + url.search + url.hash
}

/** Whether a role may open a path (rule WHO-6). */
export function mayOpen(role: Role, path: string): boolean {
  const pathname = withoutLanguage(new URL(path, 'http://localhost').pathname)
  if (isBelow(pathname, '/admin')) return role === 'admin'
  if (isBelow(pathname, '/caretaker')) return role === 'caretaker'
  if (isBelow(pathname, '/profile')) return role !== 'admin'
  return !customerPaths.some((root) => isBelow(pathname, root)) || role === 'user'
}

/**
 * Returns the path after signing in: the remembered path if the role may open it, else the app of the role. The path is in the
 * language read last (rule LANG-5); the apps have their own language setting.
 */
export function chooseLanding(role: Role, attempted: string | null, origin: string, read: Language = language): string {
  const path = resolveSafePath(attempted, origin)
  const landing = path !== undefined && mayOpen(role, path) ? withoutLanguage(path) : appOfRole[role]
  return teamHomes.some((home) => isBelow(new URL(landing, origin).pathname, home)) ? landing : pathIn(read, landing)
}

export const rememberCurrentPath = (): void =>
  sessionStorage.setItem(ATTEMPTED_KEY, location.pathname + location.search + location.hash)

export const readAttempted = (): string | null => sessionStorage.getItem(ATTEMPTED_KEY)

const languageOf = (kept: Language | undefined): Language =>
  localStorage.getItem(LANGUAGE_KEY) === null ? (kept ?? language) : language

export function consumeLandingPath({ role, language: kept }: { role: Role; language?: Language | undefined }): string {
  const attempted = readAttempted()
  sessionStorage.removeItem(ATTEMPTED_KEY)
  return chooseLanding(role, attempted, location.origin, languageOf(kept))
}
