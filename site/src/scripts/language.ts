import { NAVIGATION_STATE_KEY, TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { language } from '#words/language/language.ts'
import { LANGUAGE_KEY } from '../language/language-key.ts'

/** Mails come in the chosen language from now on; the page that was asked for does not wait for it. */
function tellAccount(chosen: string | undefined): void {
  const token = localStorage.getItem(TOKEN_KEY)
  if (token)
    void fetch('/api/user/profile', {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ language: chosen }),
      keepalive: true,
    }).catch(() => undefined)
}

/**
 * A choice of language is kept on this device and in the account, and what the page stands at goes along: the part that
 * its address names, and the booking or request it was opened with (rule LANG-5).
 */
export function startLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      const { pathname: path } = link
      link.search = location.search
      link.hash = location.hash
      if (history.state) sessionStorage.setItem(NAVIGATION_STATE_KEY, JSON.stringify({ path, state: history.state }))
      tellAccount(link.dataset.language)
      // Last: a full storage throws, and the page comes anyway.
      localStorage.setItem(LANGUAGE_KEY, link.dataset.language ?? language)
    })
  for (const button of document.querySelectorAll('[data-language-stay]'))
    button.addEventListener('click', () => {
      delete document.documentElement.dataset.offer
      localStorage.setItem(LANGUAGE_KEY, language)
    })
}
