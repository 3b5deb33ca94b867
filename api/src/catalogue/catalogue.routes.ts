import { services } from '../contract/care/catalogue.ts'
import { createRouter, defineRoute, jsonAnswer } from '../http/route.ts'

const readCatalogue = defineRoute(
  { audience: 'anyone' },
  { method: 'get', path: '/catalogue', responses: { 200: jsonAnswer('GET /catalogue', 'Catalogue') } },
)

/** GET /catalogue: services with details, fields and packages (rule CAT-2). */
export const createCatalogueRoutes = () =>
  createRouter().openapi(readCatalogue, (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json({ services }, 200)
  })
