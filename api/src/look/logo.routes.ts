import { settingsCalls } from '../contract/settings/settings.calls.ts'
import { receiveUpload } from '../documents/receive-upload.ts'
import { uploadLimit } from '../documents/upload-limit.ts'
import { callerOf } from '../http/caller-of.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { defineRoute, jsonAnswer } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { findLogo } from '../settings/effective-settings.ts'
import { maxLogoBytes, storeLogo } from './store-logo.ts'

const ofOffice = { audience: ['admin'], recordsAccess: 'none' } as const

/** This only describes the API: validation with a zod schema would read the whole form into memory first. */
const logoBody = {
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: { file: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
}

const uploadLogo = defineRoute(
  {
    ...ofOffice,
    audit: { action: 'SYSTEM_SETTINGS_CHANGED', resourceType: 'system' },
    limits: [{ limit: uploadLimit, by: 'account', evenInvalid: true }],
  },
  {
    method: 'post',
    path: '/admin/settings/logo',
    request: { body: logoBody },
    responses: { 201: jsonAnswer(settingsCalls['POST /admin/settings/logo'].answer, 'The logo') },
  },
)

/** Uploads and reads logos (rule SET-14). */
export const createLogoRoutes = (deps: Deps) =>
  createRoutes(settingsCalls)
    .raw(uploadLogo, async (c) => {
      const limits = { ...deps.config, maxUploadBytes: maxLogoBytes }
      const received = await receiveUpload(c, limits, () => undefined)
      return c.json(await storeLogo(deps, callerOf(c), received), 201)
    })
    .on('GET /admin/settings/logo/{logo}', ofOffice, async ({ logo }) => {
      const found = await findLogo(deps.database.read, logo)
      if (!found) throw notFound()
      return found
    }).router
