import { catalogueOf } from '../contract/care/offers.ts'
import { catalogueCalls } from '../contract/catalogue/catalogue.calls.ts'
import type { Deps } from '../http/environment.ts'
import { createRoutes } from '../http/routes.ts'

/** GET /catalogue: services with details, fields and packages, as the settings offer them (rules CAT-2, SET-6). */
export const createCatalogueRoutes = ({ config }: Pick<Deps, 'config'>) =>
  createRoutes(catalogueCalls).on('GET /catalogue', { audience: 'anyone' }, ({ c }) => {
    // A saved price is shown within seconds, also by a page that asked before.
    c.header('Cache-Control', 'public, max-age=5')
    return { services: catalogueOf(config.offers) }
  }).router
