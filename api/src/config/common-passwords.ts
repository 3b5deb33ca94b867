import { readFileSync } from 'node:fs'
import { learnCommonPasswords } from '../contract/accounts/account-rules.ts'

let loaded = false

/**
 * Makes the rules of the contract know the most common passwords (common-passwords.txt: docs/licences.md says where from),
 * which no browser downloads. Once; called before anything may set a password.
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
