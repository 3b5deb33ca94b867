import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { documentOfApiCalls } from '../contract/system/openapi.calls.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { defineRoute } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { createStillAnswer } from './still-answer.ts'

/** Swagger UI sets styles on its elements, which needs the inline exception for styles. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })\n`
const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
  'start.js': 'text/javascript; charset=utf-8',
} as const
const assetNames = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png', 'start.js'] as const
const assetParam = z.object({ file: z.enum(assetNames) })

/** The page loads five answers of up to 360 KB; clients need no account. */
const docsLimit = { name: 'api-docs', max: 120, perSeconds: 60 }
const open = { audience: 'anyone', limits: [{ limit: docsLimit, by: 'client' }] } as const

const readPage = defineRoute(open, {
  method: 'get',
  path: '/docs',
  responses: {
    200: { description: 'This document as a page', content: { 'text/html': { schema: { type: 'string' } } } },
  },
})
const readAsset = defineRoute(open, {
  method: 'get',
  path: '/docs/{file}',
  request: { params: assetParam },
  responses: {
    200: { description: 'Script or style of the page', content: { '*/*': { schema: { type: 'string' } } } },
  },
})

type OpenApiDocument = { openapi: string; info: object; [part: string]: unknown }
const documentKind = { type: 'application/json', maxAge: 300 } as const

const drawPage = (title: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`

function readAssetFile(file: keyof typeof assets): Promise<Buffer> | Buffer {
  if (file === 'start.js') return Buffer.from(startScript)
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return readFile(join(folder, file))
}

/** Answers the document and its page, all from this server (rule API-8). */
export const createOpenApiRoutes = (createDocument: () => OpenApiDocument, { config }: Pick<Deps, 'config'>) => {
  const readTitle = () => `${config.office.brand.name} API`
  let document: OpenApiDocument | undefined
  let known = { title: '', answer: createStillAnswer(() => Buffer.of(), documentKind) }
  function answerDocument(c: Context): Response | Promise<Response> {
    const title = readTitle()
    if (known.title !== title) {
      document ??= createDocument()
      const text = JSON.stringify({ ...document, info: { ...document.info, title } })
      known = { title, answer: createStillAnswer(() => Buffer.from(text), documentKind) }
    }
    return known.answer(c)
  }
  const answerAsset = Object.fromEntries(
    assetNames.map((file) => [
      file,
      createStillAnswer(() => readAssetFile(file), { type: assets[file], maxAge: 86_400 }),
    ]),
  )
  return createRoutes(documentOfApiCalls)
    .on('GET /openapi.json', open, ({ c }) => answerDocument(c))
    .raw(readPage, (c) => {
      c.header('Content-Security-Policy', docsPolicy)
      return c.html(drawPage(readTitle()), 200)
    })
    .raw(readAsset, (c) => {
      const answer = answerAsset[c.req.valid('param').file]
      if (!answer) throw notFound()
      return answer(c)
    }).router
}
