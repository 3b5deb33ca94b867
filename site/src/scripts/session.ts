import {
  ATTEMPTED_KEY,
  erasePerson,
  followOtherTab,
  hasUnsent,
  loginPath,
  readSignedIn,
  TOKEN_KEY,
} from '@thodu/api/contract/people/session-keys'
import { sweepKept } from '../journey/session/stored-here.ts'
import { pathTo } from '../language/paths.ts'

const HOMES: Record<string, string> = { admin: '/admin', caretaker: '/caretaker' }

/** Puts the page into its signed-in or signed-out state (rule PAGE-1). */
export function startSession() {
  sweepKept()
  showSession()
  const logout = document.querySelector<HTMLElement>('[data-logout]')
  // Signing out deletes a caretaker's unsent notes, so it needs a confirmation.
  logout?.addEventListener('click', () => (!hasUnsent(localStorage) || confirm(logout.dataset.logout)) && signOut())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-service]'))
    link.addEventListener('click', () => rememberService(link.dataset.service ?? ''))
  // Covers sign-in and sign-out in another tab, and pages restored from the browser's cache.
  addEventListener('storage', (event) => {
    followOtherTab(event, sessionStorage)
    showSession()
  })
  addEventListener('pageshow', showSession)
}

function showSession() {
  const signedIn = localStorage.getItem(TOKEN_KEY) !== null
  document.documentElement.toggleAttribute('data-session', signedIn)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-find-care]')) {
    const { service } = link.dataset
    link.href = pathTo(signedIn ? `/choose-service${service ? `#${service}` : ''}` : loginPath(localStorage))
  }
  if (!signedIn) return
  const { name, role } = readSignedIn(localStorage)
  const link = document.querySelector<HTMLAnchorElement>('[data-user-link]')
  const label = document.querySelector('[data-user-name]')
  if (link) link.href = HOMES[role ?? ''] ?? pathTo('/profile')
  if (label && name) label.textContent = name
}

/** Remembers a visitor's choice on a public page through sign-up until the form (rule PAGE-14). */
function rememberService(service: string) {
  if (localStorage.getItem(TOKEN_KEY) === null)
    sessionStorage.setItem(ATTEMPTED_KEY, pathTo(`/choose-service?service=${service}`))
}

async function signOut() {
  const token = localStorage.getItem(TOKEN_KEY)
  erasePerson({ local: localStorage, session: sessionStorage })
  const leave = () => location.assign(pathTo('/'))
  // The browser is already signed out; a slow or missing network must not delay the next page.
  setTimeout(leave, 2000)
  await fetch('/api/auth/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).then(leave, leave)
}
