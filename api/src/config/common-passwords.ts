import { readFileSync } from 'node:fs'
import { learnCommonPasswords } from '../contract/accounts/account-rules.ts'

let loaded = false

/**
 * Loads the most common passwords (common-passwords.txt, source in docs/licences.md) into the password rules, once, before any
 * password is set. No browser downloads them.
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
