import { z } from '@hono/zod-openapi'
import type { Database, DocumentRow } from '@thodu/db'
import { uploadCategories } from '../contract/care/upload-categories.ts'
import { adminDocumentCalls } from '../contract/documents/documents.calls.ts'
import { documentStatuses, type OwnedDocument } from '../contract/documents/documents.schema.ts'
import { searchText } from '../contract/wire/free-text.ts'
import { idsOf, listedRecords } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { answerList, containsText, matchesPerson, readPage } from '../http/lists/list-page.ts'
import { openRows } from '../http/lists/restricted.ts'
import type { ListRequest } from '../http/lists/simple-rest.ts'
import { createRoutes } from '../http/routes.ts'
import { decideDocument } from './decide-document.ts'
import { toDocument } from './to-document.ts'

const sortFields = ['uploadedAt', 'name', 'owner', 'status', '_id'] as const
const filterSchema = z
  .object({
    q: searchText,
    status: z.enum(documentStatuses),
    category: z.enum(uploadCategories),
    owner: z.string().max(64),
    id: z.array(z.string().max(64)).min(1).max(1_000),
  })
  .partial()
  .strict()
type Listing = ListRequest<(typeof sortFields)[number], z.infer<typeof filterSchema>>

type Row = DocumentRow & { owner_name: string; owner_email: string }
const toOwnedDocument = (row: Row): OwnedDocument => ({
  ...toDocument(row),
  owner: { _id: row.owner_id, name: row.owner_name, email: row.owner_email },
})

const columns = {
  uploadedAt: ['documents.uploaded_at'],
  name: ['documents.name'],
  owner: ['accounts.name_order', 'documents.uploaded_at'],
  status: ['documents.status', 'documents.uploaded_at'],
  _id: ['documents.id'],
} as const
const ownerColumns = ['accounts.name as owner_name', 'accounts.email as owner_email'] as const

const selectOwned = (read: Database['read']) =>
  read
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.owner_id')
    .selectAll('documents')
    .select(ownerColumns)

async function findOwned(read: Database['read'], id: string): Promise<OwnedDocument> {
  const row = await selectOwned(read).where('documents.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toOwnedDocument(row)
}

/** Lists a page of the documents with the total of the filter (rule WORD-9). */
async function listOwned(read: Database['read'], { filter, ...list }: Listing) {
  let matching = read.selectFrom(openRows.documents).innerJoin('accounts', 'accounts.id', 'documents.owner_id')
  const { q } = filter
  if (q) matching = matching.where(({ or }) => or([containsText(['documents.name'], q), matchesPerson(q)]))
  if (filter.status !== undefined) matching = matching.where('documents.status', '=', filter.status)
  if (filter.category !== undefined) matching = matching.where('documents.category', '=', filter.category)
  if (filter.owner !== undefined) matching = matching.where('documents.owner_id', '=', filter.owner)
  if (filter.id !== undefined) matching = matching.where('documents.id', 'in', filter.id)
  const { rows, total } = await readPage(matching, (query) => query.selectAll('documents').select(ownerColumns), list, {
    columns,
    id: 'documents.id',
  })
  return { rows: rows.map(toOwnedDocument), total }
}

/** Documents for admins (rule FILE-9). */
export const createAdminDocumentRoutes = (deps: Deps) =>
  createRoutes(adminDocumentCalls)
    .on(
      'GET /admin/documents',
      { audience: ['admin'], recordsAccess: (page) => listedRecords('document', idsOf(page)) },
      async ({ query, c }) => {
        const rules = { resource: 'documents', sortFields, defaultSort: 'uploadedAt', filter: filterSchema } as const
        const page = await answerList(c, query, rules, (list) => listOwned(deps.database.read, list))
        return page
      },
    )
    .on('GET /admin/documents/{id}', { audience: ['admin'], recordsAccess: 'document' }, ({ id }) =>
      findOwned(deps.database.read, id),
    )
    .on(
      'PUT /admin/documents/{id}/status',
      { audience: ['admin'], recordsAccess: 'document', audit: { action: 'STATUS_UPDATE', resourceType: 'patient' } },
      async ({ id, body, caller }) => {
        await decideDocument(deps, caller, { id, ...body })
        return findOwned(deps.database.read, id)
      },
    ).router
