import { readdir, readFile } from 'node:fs/promises'
import { z } from '@hono/zod-openapi'
import { version } from '../config/version.ts'
import { type FirstStep, isUrgent } from '../contract/operations/notices.ts'
import { operationsCalls } from '../contract/operations/operations.calls.ts'
import type { Actor } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { notFound, unavailable } from '../http/errors/api-error.ts'
import { defineRoute } from '../http/route.ts'
import { createRoutes } from '../http/routes.ts'
import { type MailFailure, mailFailureFact } from '../mail/mail-failure.ts'
import { readFacts } from './backups/system-facts.ts'
import { readDiskRoom } from './disk-room.ts'
import { renderGauge } from './metrics.ts'
import { readBackupStatus } from './nightly/backup-status.ts'
import { isOperator } from './operator.ts'

const readMetrics = defineRoute(
  { audience: 'anyone' },
  {
    method: 'get',
    path: '/metrics',
    responses: {
      200: { description: 'Prometheus text format', content: { 'text/plain': { schema: z.string() } } },
    },
  },
)

async function countMails({ database }: Deps): Promise<{ waiting: number; failed: number }> {
  const rows = await database.read
    .selectFrom('outbox_mails')
    .select(({ fn }) => ['status', fn.countAll<number>().as('mails')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute()
  const of = (status: string) => Number(rows.find((row) => row.status === status)?.mails ?? 0)
  return { waiting: of('waiting'), failed: of('failed') }
}

/** A load balancer waits after 503. @throws ApiError 503 */
async function touchDatabase({ database, logger }: Deps): Promise<void> {
  try {
    await database.read.selectFrom('system_facts').select('name').limit(1).execute()
  } catch (error) {
    logger.error({ err: error }, 'the database cannot be read')
    throw unavailable()
  }
}

const secondsOf = (iso: string | undefined): number => (iso === undefined ? 0 : Math.round(Date.parse(iso) / 1000))

/** Lists the open first steps of a new office (rule SET-15), until it has a caretaker and a booking. */
async function findFirstSteps({ database }: Pick<Deps, 'database'>, reader: Actor): Promise<FirstStep[]> {
  const [caretaker, booking, fact] = await Promise.all([
    database.read.selectFrom('accounts').select('id').where('role', '=', 'caretaker').limit(1).executeTakeFirst(),
    database.read.selectFrom('bookings').select('id').limit(1).executeTakeFirst(),
    readFacts({ database }),
  ])
  if (caretaker && booking) return []
  const open: FirstStep[] = []
  if (!caretaker) open.push('caretaker')
  if (!booking) open.push('booking')
  if (fact('last-proven-backup') === null) open.push('backup')
  if (reader.second_factor_at === null) open.push('second_factor')
  return open
}

/** On systems with /proc; the metric names are Prometheus standard. */
async function readDescriptors(): Promise<{ open: number; most: number } | undefined> {
  try {
    const [open, limits] = await Promise.all([readdir('/proc/self/fd'), readFile('/proc/self/limits', 'utf8')])
    const most = /^Max open files\s+(\d+)/m.exec(limits)?.[1]
    return { open: open.length, most: Number(most ?? 0) }
  } catch {
    return undefined
  }
}

async function renderProcessFigures(): Promise<string> {
  const descriptors = await readDescriptors()
  return [
    '# HELP thodu_build_info The running version.\n# TYPE thodu_build_info gauge\n',
    `thodu_build_info{version="${version}",node="${process.versions.node}"} 1\n`,
    descriptors === undefined
      ? ''
      : renderGauge('process_open_fds', 'Open file descriptors.', descriptors.open) +
        renderGauge('process_max_fds', 'Maximum number of file descriptors of this process.', descriptors.most),
  ].join('')
}

/** Health (rule API-8; details for operators only), metrics, backups and notices. */
export const createOperationsRoutes = (deps: Deps) =>
  createRoutes(operationsCalls)
    .on('GET /health', { audience: 'anyone' }, async ({ c }) => {
      await touchDatabase(deps)
      if (!isOperator(c, deps.config)) return { status: 'ok' as const }
      const [backup, mails] = await Promise.all([readBackupStatus(deps), countMails(deps)])
      const uptimeSeconds = Math.round(process.uptime())
      const causes = deps.notices.list().flatMap(({ code }) => (isUrgent(code) ? [code] : []))
      const status = causes.length > 0 ? ('degraded' as const) : ('ok' as const)
      return { status, causes, version, backup, waitingMails: mails.waiting, uptimeSeconds }
    })
    .raw(readMetrics, async (c) => {
      if (!isOperator(c, deps.config)) throw notFound()
      const [{ lastProven, elsewhere }, mails, fact, figures] = await Promise.all([
        readBackupStatus(deps),
        countMails(deps),
        readFacts(deps),
        renderProcessFigures(),
      ])
      const room = await readDiskRoom(deps.config, lastProven?.bytes)
      const failing = fact<MailFailure>(mailFailureFact)
      // As an argument: c.text would replace a content type that was set before.
      return c.text(
        [
          deps.metrics.render(),
          figures,
          renderGauge('thodu_disk_free_bytes', 'Free bytes on the disk of DATA_DIR.', room.free),
          renderGauge('thodu_backup_needs_bytes', 'Bytes that one more backup needs while it is created.', room.needed),
          renderGauge(
            'thodu_mail_failing_seconds',
            'How long sending mails has failed; 0 while mails are sent.',
            failing ? Math.max(0, Math.round((deps.now().getTime() - Date.parse(failing.since)) / 1000)) : 0,
          ),
          renderGauge('thodu_mails_waiting', 'Mails that wait for the mail server.', mails.waiting),
          renderGauge('thodu_mails_failed', 'Mails that will not be sent again.', mails.failed),
          renderGauge(
            'thodu_last_proven_backup_seconds',
            'When a backup was last verified, 0 if never.',
            secondsOf(lastProven?.provenAt),
          ),
          elsewhere === null
            ? ''
            : renderGauge(
                'thodu_last_copy_elsewhere_seconds',
                'When a backup was last copied to another place and verified there, 0 if never.',
                secondsOf(elsewhere.lastCopy?.at),
              ),
        ].join(''),
        200,
        { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
      )
    })
    .on('GET /admin/backups', { audience: ['admin'], recordsAccess: 'none' }, () => readBackupStatus(deps))
    .on('GET /admin/notices', { audience: ['admin'], recordsAccess: 'none' }, async ({ caller }) => ({
      version,
      notices: deps.notices.list(),
      firstSteps: await findFirstSteps(deps, caller.actor),
    })).router
