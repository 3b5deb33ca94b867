import type { AccountRow } from '@thodu/db'
import { findAccount } from '../../accounts/accounts.queries.ts'
import { shownEmail } from '../../accounts/unknown-address.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { dayInCity } from '../../contract/time.ts'
import { listedRecords, openedRecord } from '../../http/answers/record-access.ts'
import type { Caller } from '../../http/caller.ts'
import { callerOf } from '../../http/caller-of.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { streamChunks } from '../../http/lists/stream-chunks.ts'
import { defineRoute, idParam } from '../../http/route.ts'
import { createRoutes } from '../../http/routes.ts'
import { privacyRequestMails } from '../../mail/privacy/privacy-request-mails.ts'
import { queueMailToTeam } from '../../mail/queue-mail.ts'
import { exportDataOf } from './export-data.ts'

const dataExports = { name: 'data-exports', max: 3, perSeconds: 24 * 3_600, durable: true } as const
const officeExports = { name: 'office-data-exports', max: 20, perSeconds: 24 * 3_600 } as const

const audit = { action: 'USER_MANAGEMENT', resourceType: 'user' } as const
const zipAnswer = (description: string) => ({
  200: { description, content: { 'application/zip': { schema: { type: 'string' as const, format: 'binary' } } } },
})

const ownData = defineRoute(
  {
    audience: ['user', 'caretaker'],
    recordsAccess: 'none',
    fresh: 'always',
    audit,
    limits: [{ limit: dataExports, by: 'account' }],
  },
  { method: 'get', path: '/user/data', responses: zipAnswer('All data stored about the caller, as a zip') },
)

/**
 * Finds the account of a request with proven identity. A patient has none, so the office answers itself.
 * @throws ApiError 404
 */
async function findAsker({ database: { read } }: Deps, id: string) {
  const request = await read
    .selectFrom('privacy_requests')
    .select(['code', 'account_id'])
    .where('id', '=', id)
    .where('kind', '=', 'access')
    .where('proof', 'is not', null)
    .executeTakeFirst()
  const account = request?.account_id ? await findAccount(read, { id: request.account_id }) : undefined
  if (!request || !account) throw notFound()
  return { code: request.code, account }
}

async function findIds({ database: { read } }: Deps, accountId: string) {
  const bookings = await read.selectFrom('bookings').select('id').where('user_id', '=', accountId).execute()
  const documents = await read.selectFrom('documents').select('id').where('owner_id', '=', accountId).execute()
  return { bookings: bookings.map(({ id }) => id), documents: documents.map(({ id }) => id) }
}

/** Exports own data, and a family's data for its request (rule PRIV-D3). */
export function createDataRoutes(deps: Deps) {
  const note = ({ performer }: Caller, resourceId: string, description: string, at: Date): Promise<void> =>
    deps.database.write((tx) => writeAudit(tx, { performer, ...audit, resourceId, description, at }))
  /** The family gets a mail, because another person may have sent the request in its name. */
  const noteHandedOut = (caller: Caller, account: AccountRow, code: string, at: Date): Promise<void> =>
    deps.database.write(async (tx) => {
      const description = `Downloaded the data of a family for its request ${code}`
      await writeAudit(tx, { performer: caller.performer, ...audit, resourceId: account.id, description, at })
      if (shownEmail(account.email) !== '')
        await queueMailToTeam(tx, account, privacyRequestMails.handedOut({ code }, deps.config.office), at)
    })
  const dataForRequest = defineRoute(
    {
      audience: ['admin'],
      recordsAccess: async (_answer: unknown, id: string) => {
        const { account } = await findAsker(deps, id)
        const { bookings, documents } = await findIds(deps, account.id)
        return [
          openedRecord('family', account.id),
          listedRecords('booking', bookings),
          listedRecords('document', documents),
        ]
      },
      fresh: 'factor',
      audit,
      limits: [{ limit: officeExports, by: 'account' }],
    },
    {
      method: 'get',
      path: '/admin/privacy-requests/{id}/data',
      request: { params: idParam },
      responses: zipAnswer('All data stored about the requester, as a zip'),
    },
  )
  const asFile = (name: string, at: Date) => `attachment; filename="${name}-${dayInCity(at)}.zip"`

  return createRoutes({})
    .raw(ownData, async (c) => {
      const caller = callerOf(c)
      const { actor, language } = caller
      const at = deps.now()
      await note(caller, actor.id, 'Downloaded their own data', at)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', asFile('my-data', at))
      return c.body(streamChunks(exportDataOf(deps, actor, language ?? actor.language ?? 'en')))
    })
    .raw(dataForRequest, async (c) => {
      const { code, account } = await findAsker(deps, c.req.valid('param').id)
      const at = deps.now()
      await noteHandedOut(callerOf(c), account, code, at)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', asFile(`data-${code}`, at))
      return c.body(streamChunks(exportDataOf(deps, account, account.language ?? 'en')))
    }).router
}
