import { readFileSync } from 'node:fs'
import { learnCommonPasswords } from '../contract/accounts/account-rules.ts'

let loaded = false

/**
 * Adds the most common passwords (source: docs/licences.md) to the password rules, before any password is set. No browser
 * downloads them.
 */
export function loadCommonPasswords(): void {
  if (loaded) return
  loaded = true
  learnCommonPasswords(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )
}
