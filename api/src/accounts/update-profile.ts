import { spellName, type Tx } from '@thodu/db'
import type { z } from 'zod'
import { listChanges, writeAudit } from '../audit/write-audit.ts'
import type { User, updateProfileSchema } from '../contract/accounts/accounts.schema.ts'
import type { Language } from '../contract/people/languages.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { notAuthenticated } from '../http/errors/api-error.ts'
import { findAccount, toUser } from './accounts.queries.ts'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Updates the consents that belong to changed preferences, in the same transaction. Unchanged preferences are undefined. */
export type UpdateConsents = (
  tx: Tx,
  changed: { accountId: string; language: Language; messages?: boolean; news?: boolean },
  at: Date,
) => Promise<void>

/**
 * Updates the caller's profile; missing fields keep their value (rule ACC-25).
 * @param updateConsents called when a customer's preferences change
 */
export async function updateProfile(
  deps: Deps,
  { actor, performer, language: reads }: Caller,
  input: z.output<typeof updateProfileSchema>,
  updateConsents: UpdateConsents,
): Promise<User> {
  const at = deps.now()
  return deps.database.write(async (tx) => {
    const before = await findAccount(tx, { id: actor.id })
    if (!before) throw notAuthenticated()
    const user = toUser(before)
    const preferences = { ...user.notificationPreferences }
    for (const name of ['emailUpdates', 'smsAlerts', 'marketing'] as const)
      preferences[name] = input.notificationPreferences?.[name] ?? preferences[name]
    const edited = {
      name: input.name ?? before.name,
      phone: input.phone ?? before.phone,
      location: input.location ?? before.location,
      language: input.language ?? before.language,
    }
    const { name, phone, location, language } = before
    const changes = listChanges(
      { name, phone, location, language, ...user.notificationPreferences },
      { ...edited, ...preferences },
    )
    if (changes.length === 0) return user
    const after = await tx
      .updateTable('accounts')
      .set({
        ...edited,
        search_name: spellName(edited.name),
        email_updates: flag(preferences.emailUpdates),
        sms_alerts: flag(preferences.smsAlerts),
        marketing: flag(preferences.marketing),
        updated_at: at.toISOString(),
      })
      .where('id', '=', actor.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (before.role === 'user') {
      const { smsAlerts, marketing } = user.notificationPreferences
      const changed = {
        ...(preferences.smsAlerts !== smsAlerts && { messages: preferences.smsAlerts }),
        ...(preferences.marketing !== marketing && { news: preferences.marketing }),
      }
      await updateConsents(tx, { accountId: actor.id, language: reads ?? edited.language ?? 'en', ...changed }, at)
    }
    await writeAudit(tx, {
      performer,
      action: 'SYSTEM_SETTINGS_CHANGED',
      resourceType: 'system',
      resourceId: actor.id,
      description: `Changed their own settings: ${changes.map(({ field }) => field).join(', ')}`,
      changes,
      at,
    })
    return toUser(after)
  })
}
