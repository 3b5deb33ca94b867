import { setupCalls } from '../contract/setup/setup.calls.ts'
import { z } from '../contract/wire/zod.ts'
import type { Deps } from '../http/environment.ts'
import { defineRoute } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { restoreAndErase } from '../privacy/retention/restore-and-erase.ts'
import { setUp } from './set-up.ts'
import { requireSetupToken } from './setup-token.ts'
import { appendPiece, proveUploadedBackup, removeUploadedBackup, uploadedBackup } from './uploaded-backup.ts'

/** Runs `work` while the server is stopped; `failure` is the error of the last one. */
export type Restart = { begin: (work: () => Promise<void>) => void; failure: string | null }

const tries = { name: 'setup', max: 60, perSeconds: 3_600 }
/** The limit allows a backup of 8 GB in pieces of 2 MB. */
const pieces = { name: 'setup-pieces', max: 5_000, perSeconds: 3_600 }
const byClient = (limit: typeof tries) => [{ limit, by: 'client', evenInvalid: true } as const]
const audit = { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'system' } as const

const uploadPiece = defineRoute(
  { audience: 'anyone', limits: byClient(pieces) },
  {
    method: 'post',
    path: '/setup/backup',
    request: {
      headers: z.object({
        'setup-token': z.string().max(100),
        'upload-offset': z.coerce.number().int().min(0),
      }),
      body: {
        content: { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' } } },
      },
    },
    responses: { 204: { description: 'Part of the backup stored' } },
  },
)

/** The first run (rules SET-15, SET-16). Its token opens nothing else. */
export function createSetupRoutes(deps: Deps, restart: Restart) {
  const { dataDir } = deps.config
  return createRoutes(setupCalls)
    .on('POST /setup/check', { audience: 'anyone', limits: byClient(tries) }, async ({ body }) => {
      await requireSetupToken(deps, body.token)
      return { restoreFailed: restart.failure }
    })
    .on(
      'POST /setup',
      { audience: 'anyone', limits: byClient(tries), invalid: 'settings', audit },
      async ({ body, caller }) => {
        await requireSetupToken(deps, body.token)
        const signedIn = await setUp(deps, caller, body)
        await removeUploadedBackup(dataDir)
        return signedIn
      },
    )
    .raw(uploadPiece, async (c) => {
      const { 'setup-token': token, 'upload-offset': from } = c.req.valid('header')
      await requireSetupToken(deps, token)
      await appendPiece(deps.config, from, new Uint8Array(await c.req.arrayBuffer()))
      return c.body(null, 204)
    })
    .on('POST /setup/restore', { audience: 'anyone', limits: byClient(tries), audit }, async ({ body }) => {
      await requireSetupToken(deps, body.token)
      const key = body.key === undefined || body.key.trim() === '' ? undefined : { text: body.key }
      const found = await proveUploadedBackup(deps.config, key)
      restart.begin(async () => {
        await restoreAndErase(uploadedBackup(dataDir), deps.config, deps.now(), key)
        await removeUploadedBackup(dataDir)
      })
      return found
    }).router
}
