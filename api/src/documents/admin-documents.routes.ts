import { z } from '@hono/zod-openapi'
import type { Database, DocumentRow } from '@thodu/db'
import { decideDocumentSchema, documentStatuses } from '../contract/requests.schema.ts'
import { uploadCategories } from '../contract/upload-categories.ts'
import type { OwnedDocument } from '../contract/wire-types.ts'
import { notFound } from '../http/api-error.ts'
import { callerOf } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { createRouter, defineRoute, idParam, jsonAnswer, jsonBody } from '../http/route.ts'
import { contentRange, type ListRequest, listQuery, parseListRequest } from '../http/simple-rest.ts'
import { decideDocument } from './decide-document.ts'
import { toDocument } from './to-document.ts'

const sortFields = ['uploadedAt', '_id'] as const
const filterSchema = z
  .object({
    status: z.enum(documentStatuses),
    category: z.enum(uploadCategories),
    owner: z.string().max(64),
    id: z.array(z.string().max(64)).min(1).max(1_000),
  })
  .partial()
  .strict()
type Listing = ListRequest<(typeof sortFields)[number], z.infer<typeof filterSchema>>

const listDocuments = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/documents',
    request: { query: listQuery },
    responses: { 200: jsonAnswer<OwnedDocument[]>('Documents') },
  },
)
const readDocument = defineRoute(
  { audience: ['admin'] },
  {
    method: 'get',
    path: '/admin/documents/{id}',
    request: { params: idParam },
    responses: { 200: jsonAnswer<OwnedDocument>('Document with its owner') },
  },
)
const setStatus = defineRoute(
  { audience: ['admin'], audit: { action: 'STATUS_UPDATE', resourceType: 'patient' } },
  {
    method: 'put',
    path: '/admin/documents/{id}/status',
    request: { params: idParam, body: jsonBody(decideDocumentSchema) },
    responses: { 200: jsonAnswer<OwnedDocument>('Document after the decision') },
  },
)

type Row = DocumentRow & { owner_name: string; owner_email: string }
const toOwnedDocument = (row: Row): OwnedDocument => ({
  ...toDocument(row),
  owner: { _id: row.owner_id, name: row.owner_name, email: row.owner_email },
})

const selectOwned = (read: Database['read']) =>
  read
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.owner_id')
    .selectAll('documents')
    .select(['accounts.name as owner_name', 'accounts.email as owner_email'])

async function findOwned(read: Database['read'], id: string): Promise<OwnedDocument> {
  const row = await selectOwned(read).where('documents.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toOwnedDocument(row)
}

async function listOwned(read: Database['read'], { sort, offset, limit, filter }: Listing) {
  const conditions = {
    ...(filter.status === undefined ? {} : { 'documents.status': filter.status }),
    ...(filter.category === undefined ? {} : { 'documents.category': filter.category }),
    ...(filter.owner === undefined ? {} : { 'documents.owner_id': filter.owner }),
  }
  const among = filter.id
  const rows = await selectOwned(read)
    .where((eb) => eb.and(conditions))
    .$if(among !== undefined, (query) => query.where('documents.id', 'in', among ?? []))
    .orderBy(sort.field === '_id' ? 'documents.id' : 'documents.uploaded_at', sort.direction)
    .orderBy('documents.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await read
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and(conditions))
    .$if(among !== undefined, (query) => query.where('documents.id', 'in', among ?? []))
    .executeTakeFirstOrThrow()
  return { documents: rows.map(toOwnedDocument), total }
}

/** The queue of documents for admins (contract, section 6). */
export const createAdminDocumentRoutes = (deps: Deps) =>
  createRouter()
    .openapi(listDocuments, async (c) => {
      const request = parseListRequest(c.req.valid('query'), {
        sortFields,
        defaultSort: 'uploadedAt',
        filter: filterSchema,
      })
      const { documents, total } = await listOwned(deps.database.read, request)
      c.header('Content-Range', contentRange('documents', request.offset, documents.length, total))
      return c.json(documents, 200)
    })
    .openapi(readDocument, async (c) => c.json(await findOwned(deps.database.read, c.req.valid('param').id), 200))
    .openapi(setStatus, async (c) => {
      const { id } = c.req.valid('param')
      await decideDocument(deps, callerOf(c), { id, ...c.req.valid('json') })
      return c.json(await findOwned(deps.database.read, id), 200)
    })
