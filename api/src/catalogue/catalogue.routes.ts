import { services } from '../contract/care/catalogue.ts'
import { catalogueCalls } from '../contract/catalogue/catalogue.calls.ts'
import { createRoutes } from '../http/routes.ts'

/** GET /catalogue: services with details, fields and packages (rule CAT-2). */
export const createCatalogueRoutes = () =>
  createRoutes(catalogueCalls).on('GET /catalogue', { audience: 'anyone' }, ({ c }) => {
    c.header('Cache-Control', 'public, max-age=300')
    return { services }
  }).router
