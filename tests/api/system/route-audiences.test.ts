import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'

type Definition = { type: string; route: { method: string; path: string; 'x-audience'?: unknown } }

let api: TestApi
const declared = new Map<string, unknown>()

beforeAll(async () => {
  api = await createTestApi()
  for (const definition of api.app.openAPIRegistry.definitions as Definition[]) {
    if (definition.type !== 'route') continue
    const { method, path, 'x-audience': audience } = definition.route
    declared.set(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, audience)
  }
})
afterAll(() => api.close())

/** The answer to whatever is not there, and middlewares: for every method, for changes, for preflights. None for GET alone. */
const middlewareMethods = ['ALL', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const withoutAudience = new Set(['ALL /*', ...middlewareMethods.map((method) => `${method} /api/*`)])

it('finds an audience at every registered route, so that none is open by oversight', () => {
  const registered = new Set(api.app.routes.map(({ method, path }) => `${method} ${path}`))
  const undeclared = [...registered].filter((route) => !withoutAudience.has(route) && !declared.has(route))
  expect(undeclared).toEqual([])
  expect(declared.size).toBeGreaterThan(50)
})

it('knows only audiences of this product', () => {
  for (const [route, audience] of declared) {
    const known =
      audience === 'anyone' ||
      audience === 'signed-in' ||
      (Array.isArray(audience) &&
        audience.length > 0 &&
        audience.every((role) => ['user', 'caretaker', 'admin'].includes(role)))
    expect(known, route).toBe(true)
  }
})

it('refuses a visitor wherever the audience is not anyone', async () => {
  for (const [route, audience] of declared) {
    if (audience === 'anyone') continue
    const [method = '', path = ''] = route.split(' ')
    const { status } = await api.app.request(path.replaceAll(/:\w+/g, 'x'), { method })
    expect([route, status]).toEqual([route, 401])
  }
})
