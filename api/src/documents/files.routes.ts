import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { fileCalls } from '../contract/documents/documents.calls.ts'
import type { Actor } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { notAuthenticated, notFound } from '../http/errors/api-error.ts'
import { defineRoute, idParam } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { findActor } from '../sessions/sessions.ts'
import { readFileLink, signFileLink } from './file-links.ts'
import { attachmentHeader } from './file-name.ts'
import { findReadableDocument } from './find-readable-document.ts'

const readFile = defineRoute(
  { audience: 'anyone', recordsAccess: 'document' },
  {
    method: 'get',
    path: '/files/{id}',
    security: [{ bearer: [] }, {}],
    request: { params: idParam, query: z.object({ link: z.string().max(2_000).optional() }) },
    responses: {
      200: {
        description: 'The content of the file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    },
  },
)

/** Finds the person behind a link; undefined after they signed out or lost the right. */
async function findLinkHolder(deps: Deps, link: string, id: string): Promise<Actor | undefined> {
  const session = await readFileLink(deps.config.secret, link, id, deps.now())
  return session && findActor(deps, { ...session, expiresAt: 0 }, deps.now())
}

/** Downloads of documents by bearer header or signed link (rules FILE-6, FILE-8). */
export const createFileRoutes = (deps: Deps) =>
  createRoutes(fileCalls)
    .on('POST /files/{id}/link', { audience: 'signed-in', recordsAccess: 'document' }, async ({ id, caller }) => {
      const actor = caller.actor
      if (!(await findReadableDocument(deps.database, actor, id))) throw notFound()
      const session = { accountId: actor.id, sessionId: actor.sessionId }
      const link = await signFileLink(deps.config.secret, { fileId: id, session }, deps.now())
      return { url: `/api/files/${id}?link=${link}` }
    })
    .raw(readFile, async (c) => {
      const { id } = c.req.valid('param')
      const { link } = c.req.valid('query')
      const actor = link === undefined ? c.get('actor') : await findLinkHolder(deps, link, id)
      if (!actor) throw notAuthenticated()
      // The logs record the person behind the link.
      c.set('actor', actor)
      const document = await findReadableDocument(deps.database, actor, id)
      if (!document) throw notFound()
      const file = await deps.uploads.open(document.stored_name)
      if (!file) throw new Error('the file of a document is missing')
      c.header('Content-Type', document.media_type)
      c.header('Content-Length', String(file.bytes))
      c.header('Content-Disposition', attachmentHeader(document.name))
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      c.header('X-Content-Type-Options', 'nosniff')
      c.header('Cache-Control', 'no-store')
      if (c.req.raw.method === 'HEAD') {
        file.stream.destroy()
        return c.body(null)
      }
      return c.body(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>)
    }).router
