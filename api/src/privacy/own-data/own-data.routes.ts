import { writeAudit } from '../../audit/write-audit.ts'
import { dayInCity } from '../../contract/time.ts'
import { callerOf } from '../../http/caller-of.ts'
import type { Deps } from '../../http/environment.ts'
import { streamChunks } from '../../http/lists/stream-chunks.ts'
import { defineRoute } from '../../http/route.ts'
import { createRoutes } from '../../http/routes.ts'
import { exportDataOf } from './export-data.ts'

/** An export reads everything there is of a person. */
const dataExports = { name: 'data-exports', max: 3, perSeconds: 24 * 3_600, durable: true } as const

const ownData = defineRoute(
  {
    audience: ['user', 'caretaker'],
    // It is the caller's own.
    sees: 'nobody',
    fresh: 'always',
    audit: { action: 'USER_MANAGEMENT', resourceType: 'user' },
    limits: [{ limit: dataExports, by: 'account' }],
  },
  {
    method: 'get',
    path: '/user/data',
    responses: {
      200: {
        description: 'Everything that is kept about the caller, as a zip',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
    },
  },
)

/** Own data to take along (rule PRIV-D3). */
export const createDataRoutes = (deps: Deps) =>
  createRoutes({}).raw(ownData, async (c) => {
    const { actor, performer, language } = callerOf(c)
    const at = deps.now()
    await deps.database.write((tx) =>
      writeAudit(tx, {
        performer,
        action: 'USER_MANAGEMENT',
        resourceType: 'user',
        resourceId: actor.id,
        description: 'Downloaded own data',
        at,
      }),
    )
    c.header('Content-Type', 'application/zip')
    c.header('Content-Disposition', `attachment; filename="my-data-${dayInCity(at)}.zip"`)
    return c.body(streamChunks(exportDataOf(deps, actor, language ?? actor.language ?? 'en')))
  }).router
