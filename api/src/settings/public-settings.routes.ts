import { publicSettingsCalls } from '../contract/settings/public-settings.calls.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { toPublicSettings } from './public-settings.ts'

/** Answers the public part of the settings (rule SET-10). */
export const createPublicSettingsRoutes = ({ settings }: Pick<Deps, 'settings'>) =>
  createRoutes(publicSettingsCalls).on('GET /settings', { audience: 'anyone' }, ({ c }) => {
    // Clients ask again each time; if nothing has changed, the ETag makes the answer a short 304.
    c.header('Cache-Control', 'no-cache')
    return toPublicSettings(settings.values)
  }).router
