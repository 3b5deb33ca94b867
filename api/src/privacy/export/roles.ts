import type { Reader } from '@thodu/db'
import type { ExportWords } from './export-words.ts'

/** Returns a role instead of a name. */
export type Roles = { of: (accountId: string) => Promise<string> }

export function createRoles(read: Reader, self: string, words: ExportWords): Roles {
  const known = new Map<string, string>([[self, words.page.you]])
  const wordOf = { admin: words.page.office, caretaker: words.page.caretaker, user: words.page.family }
  return {
    of: async (id) => {
      const before = known.get(id)
      if (before !== undefined) return before
      const account = await read.selectFrom('accounts').select('role').where('id', '=', id).executeTakeFirst()
      const word = account ? wordOf[account.role] : words.page.former
      known.set(id, word)
      return word
    },
  }
}
