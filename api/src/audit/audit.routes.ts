import { auditCalls, auditFilterSchema } from '../contract/audit/audit.calls.ts'
import type { AuditLog } from '../contract/audit/audit.schema.ts'
import { dayInCity } from '../contract/time.ts'
import { asPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { streamChunks } from '../http/lists/stream-chunks.ts'
import { actorOf, defineRoute } from '../http/route.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { accessedInRows, seenAmong } from './accessed-families.ts'
import { toAuditFilter, toAuditRange } from './audit-filter.ts'
import { findSeqBounds } from './lists/count-audit-logs.ts'
import { exportAuditLogs } from './lists/export-audit-logs.ts'
import { findAuditLogs, findOldestFirst } from './lists/find-audit-logs.ts'
import { readAuditStats } from './lists/read-audit-stats.ts'
import { toAuditLog } from './lists/to-audit-log.ts'
import { writeAudit } from './write-audit.ts'

const exportLogs = defineRoute(
  // An export adds an audit row instead (rule AUD-13).
  {
    audience: ['admin'],
    recordsAccess: 'none',
    fresh: 'factor',
    audit: { action: 'ADMIN_ACTION', resourceType: 'system' },
  },
  {
    method: 'get',
    path: '/audit/export',
    request: { query: auditFilterSchema },
    responses: { 200: { description: 'The log as CSV', content: { 'text/csv': { schema: { type: 'string' } } } } },
  },
)

type LogPage = { data: { logs: readonly AuditLog[] } }
const accessToLogs = ({ data }: LogPage, _: string, askedFor: string | undefined) => accessedInRows(data.logs, askedFor)

/** The audit trail for admins: pages, statistics and export (rules AUD-7, AUD-9). */
export const createAuditRoutes = (deps: Deps) =>
  createRoutes(auditCalls)
    .on('GET /audit/logs', { audience: ['admin'], recordsAccess: accessToLogs }, async ({ query }) => {
      const { page, limit, order, ...request } = query
      const window = { offset: (page - 1) * limit, limit }
      const find = order === 'asc' ? findOldestFirst : findAuditLogs
      const { rows, total } = await find(deps.database.read, toAuditFilter(request), window)
      const data = { logs: rows.map(toAuditLog), total, totalPages: Math.ceil(total / limit), page }
      return new AnswerWithSource({ data }, query.resourceId)
    })
    .on(
      'GET /audit/stats',
      {
        audience: ['admin'],
        recordsAccess: async ({ data }) => [
          ...accessedInRows(data.recentActivity),
          await seenAmong(deps.database.read, data.topUsers),
        ],
      },
      async ({ query }) => ({ data: await readAuditStats(deps.database.read, toAuditRange(query)) }),
    )
    .raw(exportLogs, async (c) => {
      const request = c.req.valid('query')
      const now = deps.now()
      const filter = toAuditFilter(request)
      const bounds = await findSeqBounds(deps.database.read, filter.range)
      const chosen = Object.entries(request).filter(([, value]) => value !== undefined)
      // Typed text may be a patient's name.
      const filterText = chosen.map(([name, value]) => (name === 'search' ? name : `${name}=${value}`)).join(', ')
      await deps.database.write((tx) =>
        writeAudit(tx, {
          performer: asPerformer(actorOf(c), c.get('ip')),
          action: 'ADMIN_ACTION',
          resourceType: 'system',
          description: `Audit log exported (${filterText === '' ? 'everything' : filterText})`,
          at: now,
        }),
      )
      c.header('Content-Type', 'text/csv; charset=utf-8; header=present')
      c.header('Content-Disposition', `attachment; filename="audit-logs-${dayInCity(now)}.csv"`)
      return c.body(streamChunks(exportAuditLogs(deps.database.read, filter, bounds)))
    }).router
