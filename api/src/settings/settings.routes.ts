import { settingsCalls } from '../contract/settings/settings.calls.ts'
import { type Settings as SettingsPage, settingsSections } from '../contract/settings/settings.schema.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { readSection, readSettingsHistory } from './read-settings.ts'
import { restoreSettings, saveSettings } from './save-settings.ts'
import { sendTestMail, testMailLimit } from './send-test-mail.ts'

const ofOffice = { audience: ['admin'], recordsAccess: 'none' } as const
/** A stolen session could redirect families' payments, so every change requires a fresh proof (rule SET-5). */
const change = {
  ...ofOffice,
  fresh: 'always',
  invalid: 'settings',
  audit: { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'system' },
} as const

/** A test mail changes no setting, so it needs no fresh proof. */
const testMail = { ...ofOffice, audit: change.audit, limits: [{ limit: testMailLimit, by: 'account' }] } as const

/** Reads, saves and restores the settings of the office (rules SET-1 to SET-5). */
export function createSettingsRoutes(deps: Deps) {
  const { read } = deps.database
  const defaults = deps.config.settingsDefaults
  const readAll = async (): Promise<SettingsPage> => ({
    sections: Object.fromEntries(
      await Promise.all(
        settingsSections.map(async (section) => [section, await readSection(read, defaults, section)] as const),
      ),
    ) as SettingsPage['sections'],
  })
  return createRoutes(settingsCalls)
    .on('GET /admin/settings', ofOffice, readAll)
    .on('PUT /admin/settings/organisation', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'organisation', ...body }),
    )
    .on('PUT /admin/settings/promises', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'promises', ...body }),
    )
    .on('PUT /admin/settings/services', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'services', ...body }),
    )
    .on('PUT /admin/settings/payments', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'payments', ...body }),
    )
    .on('PUT /admin/settings/team', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'team', ...body }),
    )
    .on('PUT /admin/settings/privacy', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'privacy', ...body }),
    )
    .on('PUT /admin/settings/look', change, ({ body, caller }) =>
      saveSettings(deps, caller, { section: 'look', ...body }),
    )
    .on('POST /admin/settings/test-mail', { ...testMail, invalid: 'settings' }, ({ body, caller }) =>
      sendTestMail(deps, caller, body),
    )
    .on('POST /admin/settings/{section}/restore', change, async ({ section, body, caller }) => {
      await restoreSettings(deps, caller, { section, ...body })
      return readAll()
    })
    .on('GET /admin/settings/{section}/history', ofOffice, ({ section }) =>
      readSettingsHistory(read, defaults, section),
    ).router
}
