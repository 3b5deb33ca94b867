import { NAVIGATION_STATE_KEY, TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { language } from '#words/language/language.ts'
import { LANGUAGE_KEY } from '../language/language-key.ts'

const keep = (chosen: string): void => {
  try {
    localStorage.setItem(LANGUAGE_KEY, chosen)
  } catch {
    // A full or closed storage: the page that was asked for comes anyway.
  }
}

/** Mails come in the chosen language from now on; the page that was asked for does not wait for it. */
function tellAccount(chosen: string): void {
  const token = localStorage.getItem(TOKEN_KEY)
  if (token === null) return
  void fetch('/api/user/profile', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ language: chosen }),
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * A choice of language is kept on this device and in the account, and what the page stands at goes along: the part that its address names,
 * and the booking or request it was opened with (rule LANG-5).
 */
export function startLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      const chosen = link.dataset.language ?? language
      keep(chosen)
      tellAccount(chosen)
      const path = link.pathname
      link.search = location.search
      link.hash = location.hash
      const state: unknown = history.state
      if (state !== null) sessionStorage.setItem(NAVIGATION_STATE_KEY, JSON.stringify({ path, state }))
    })
  for (const button of document.querySelectorAll('[data-language-stay]'))
    button.addEventListener('click', () => {
      keep(language)
      delete document.documentElement.dataset.offer
    })
}
