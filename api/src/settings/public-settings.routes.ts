import { publicSettingsCalls } from '../contract/settings/public-settings.calls.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'
import { toPublicSettings } from './public-settings.ts'

/** GET /settings: what pages and apps show of the settings in force (rule SET-10). */
export const createPublicSettingsRoutes = ({ settings }: Pick<Deps, 'settings'>) =>
  createRoutes(publicSettingsCalls).on('GET /settings', { audience: 'anyone' }, ({ c }) => {
    // Kept, but asked about each time: the tag makes the answer small while nothing has changed.
    c.header('Cache-Control', 'no-cache')
    return toPublicSettings(settings.values)
  }).router
