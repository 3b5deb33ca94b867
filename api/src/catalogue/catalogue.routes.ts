import { catalogueOf } from '../contract/care/offers.ts'
import { catalogueCalls } from '../contract/catalogue/catalogue.calls.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'

/** Returns services with fields and packages as offered in the settings (rules CAT-2, SET-6). */
export const createCatalogueRoutes = ({ config }: Pick<Deps, 'config'>) =>
  createRoutes(catalogueCalls).on('GET /catalogue', { audience: 'anyone' }, ({ c }) => {
    // The browser caches prices only briefly, so that a changed price appears within seconds.
    c.header('Cache-Control', 'public, max-age=5')
    return { services: catalogueOf(config.offers) }
  }).router
