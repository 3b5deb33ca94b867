import { NAVIGATION_STATE_KEY, TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import { language } from '#words/language/language.ts'
import { LANGUAGE_KEY } from '../language/language-key.ts'

/** Stores the chosen language in the account, for mails; the next page does not wait for it. */
function saveLanguageOfAccount(chosen: string | undefined): void {
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
 * Stores the chosen language on this device and in the account, and carries query, hash and history state to the translated page
 * (rule LANG-5).
 */
export function startLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      const { pathname: path } = link
      link.search = location.search
      link.hash = location.hash
      if (history.state) sessionStorage.setItem(NAVIGATION_STATE_KEY, JSON.stringify({ path, state: history.state }))
      saveLanguageOfAccount(link.dataset.language)
      // Last: a full storage throws, and the page still opens.
      localStorage.setItem(LANGUAGE_KEY, link.dataset.language ?? language)
    })
  for (const button of document.querySelectorAll('[data-language-stay]'))
    button.addEventListener('click', () => {
      delete document.documentElement.dataset.offer
      localStorage.setItem(LANGUAGE_KEY, language)
    })
}
