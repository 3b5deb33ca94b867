import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import {
  countPending,
  createAdmin,
  type Deps,
  eraseAccountAtEnd,
  eraseDueAccounts,
  findDue,
  loadConfig,
  makeBackupKey,
  moveInstallation,
  type Removal,
  type RemovedPart,
  requireAccounts,
  requireInstallation,
  resetFactors,
  verifyAudit,
  withLease,
} from '@thodu/api'
import { failWith, onInstallation, printPlace } from './tools/on-installation.ts'

const usage = `Usage:
  npm run admin -- create EMAIL     creates an admin, or makes the account with that address an admin
  npm run admin -- remove EMAIL     removes an account at once, with its patients' details and files, and lists what stays
  npm run admin -- purge [--dry-run]  erases accounts at the end of their retention, as every night; --dry-run only lists them
  npm run admin -- reset-factor EMAIL  removes two-factor authentication of a person who has lost phone and recovery codes
  npm run admin -- verify-audit     checks the audit log and reports changed, removed or exchanged rows
  npm run admin -- make-backup-key  shows a new key for sealed backups once, without storing it
  npm run admin -- move-database    copies the database to the address in MOVE_TO or --to URL (stop the server first)
The server may keep running, except during move-database. ADMIN_PASSWORD sets the password of a new admin; otherwise you are asked.`

class UsageError extends Error {}

function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const pick = (from: string) => from.charAt(randomInt(from.length))
  const word = () => Array.from({ length: 5 }, () => pick(letters)).join('')
  return `${pick('ABCDEFGHJKMNPQRSTUVWXYZ')}${word()}-${word()}-${word()}`.replaceAll('-', '@') + randomInt(10, 99)
}

/** Returns the password from the environment or the prompt; undefined to generate one. */
async function askPassword(): Promise<string | undefined> {
  if (process.env.ADMIN_PASSWORD) return process.env.ADMIN_PASSWORD
  if (!process.stdin.isTTY) return undefined
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await prompt.question('Password for the new admin (leave it empty to generate one): ')
  prompt.close()
  return answer === '' ? undefined : answer
}

async function create(deps: Deps, email: string): Promise<void> {
  const account = await deps.database.read
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  const given = account ? process.env.ADMIN_PASSWORD || undefined : await askPassword()
  const made = account || given !== undefined ? undefined : generatePassword()
  const { outcome, user } = await createAdmin(deps, { email, password: given ?? made })
  const passwordNow = given === undefined ? ' and keeps its password' : ', with the password of ADMIN_PASSWORD'
  const sentences = {
    created: `${user.email} is an admin now.`,
    promoted: `${user.email} was promoted to admin${passwordNow}.`,
    unchanged: `${user.email} is already an admin${passwordNow}.`,
  }
  console.log(sentences[outcome])
  if (made !== undefined) console.log(`Password (shown once): ${made}\nSign in at ${deps.config.publicUrl}/login`)
}

const removedParts: Record<RemovedPart, string> = {
  bookingsAnonymised: "bookings, without the patient's details, answers, contact, review, reason and search text",
  notes: 'notes of caretakers on those bookings',
  uploads: 'uploaded files, also on the disk',
  callbacks: 'callback requests',
  calls: 'calls with its numbers: number and note were erased; day, outcome and caller stay',
  messages: 'contact messages from this address',
  newsletter: 'newsletter subscriptions',
  officeNotes: 'notes of the office about the family',
  privacyRequests: 'requests about personal data',
  selections: 'selected services, with browser and page',
  factors: 'second factors',
  sessions: 'sessions, with address and browser',
  codes: 'codes',
  mails: 'mails to this address that were not sent yet',
}

function describeRemoval(email: string, { removed, kept }: Removal): string {
  const parts = Object.entries(removedParts) as [RemovedPart, string][]
  const gone = parts.filter(([part]) => removed[part] > 0).map(([part, words]) => `  ${removed[part]} ${words}`)
  return [
    `${email} was removed. Erased:`,
    '  name, address, phone, place, password, link to Google',
    ...gone,
    'Kept:',
    `  ${kept.bookings} bookings without personal data: id, code, service, package, price, dates, status, rating (for the accounts)`,
    `  ${kept.auditRows} audit rows by or about this account: the log is append-only, so that it cannot be rewritten`,
    '  notes of a caretaker about the care of other people, with the name at that time',
    '  earlier backups, until their retention ends (7 days, 4 weeks, 6 months); sent mails',
  ].join('\n')
}

async function verify(deps: Deps): Promise<void> {
  const verdict = await verifyAudit(deps.database)
  if (verdict.ok) console.log(`The audit log is intact: ${verdict.rows} rows.`)
  else {
    console.error(
      `The audit log is NOT intact at row ${verdict.seq}: ${verdict.problem}. It is intact until row ${verdict.rows}.`,
    )
    process.exitCode = 2
  }
}

async function resetFactor(deps: Deps, email: string): Promise<void> {
  const removed = await resetFactors(deps, email)
  console.log(
    removed === 0
      ? `${email} has no second factor. All sessions were ended.`
      : `The second factors of ${email} were removed (${removed}), and all sessions were ended. The password alone is enough to sign in now.`,
  )
}

const whys = { restricted: 'closed; retention ended on', told: 'unused for years; owner notified on' } as const

/** Prints IDs only: an erased person has no name any more, and this output may stay in a terminal. */
async function purge(deps: Deps, isDryRun: boolean): Promise<void> {
  const due = isDryRun ? await findDue(deps) : await withLease(deps, 'sweep-keeping', () => eraseDueAccounts(deps))
  if (due === undefined) throw new UsageError('The server is erasing accounts at this moment. Try again in a minute.')
  for (const { id, why, since } of due) console.log(`  ${id}  ${whys[why]} ${since}`)
  const verb = isDryRun ? 'would be erased' : 'were erased'
  console.log(
    `${due.length} accounts ${verb}${due.length === 200 ? '; there may be more: run the command again' : ''}.`,
  )
}

const withoutAddress = ['verify-audit', 'purge']
const withAddress = ['create', 'remove', 'reset-factor']

async function move(to: string): Promise<void> {
  requireInstallation(process.env)
  const config = loadConfig({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  printPlace(config)
  await countPending(config)
  await requireAccounts(config)
  const { tables, rows } = await moveInstallation(config, to, (table, count) => {
    if (count > 0) console.log(`  ${table}: ${count}`)
  })
  console.log(`${tables} tables, ${rows} rows, all equal.`)
  console.log('Start the server with DATABASE_URL set to the new database. The old one is unchanged.')
}

/** Prints both halves of a new key. It needs no data folder, so that it can run on another machine than the server. */
function showBackupKey(): void {
  const { printed, recipient } = makeBackupKey()
  console.log(
    [
      'The private key, shown only once. Print it or copy it to a safe place, not to this machine: the key opens every backup,',
      'and without it no backup can be opened.',
      '',
      printed,
      '',
      'The public key, for the configuration of the server (for two keys, separate them with a comma):',
      '',
      `BACKUP_RECIPIENTS=${recipient}`,
    ].join('\n'),
  )
}

/**
 * Returns the target of a move. Every user of the machine can read the arguments while it runs, only the owner the environment.
 * @throws UsageError without a target
 */
function findTarget(option: string | undefined, url: string | undefined): string {
  const target = option === undefined ? process.env.MOVE_TO : url
  if (target === undefined || target === '' || (option !== undefined && option !== '--to')) throw new UsageError(usage)
  if (option === '--to' && URL.canParse(target) && new URL(target).password !== '')
    console.error('Every user of this machine can read the password in --to. Next time set the address in MOVE_TO.')
  return target
}

async function run([command = '', email, ...rest]: string[]): Promise<void> {
  if (command === 'move-database') {
    return move(findTarget(email, rest[0]))
  }
  if (command === 'make-backup-key') {
    if (email !== undefined)
      throw new UsageError('make-backup-key takes no argument: it shows the key and writes no file')
    return showBackupKey()
  }
  if (command === 'purge' && email !== undefined && email !== '--dry-run') throw new UsageError(usage)
  if (!withoutAddress.includes(command) && (email === undefined || !withAddress.includes(command)))
    throw new UsageError(usage)
  await onInstallation(async (deps) => {
    if (command === 'verify-audit') await verify(deps)
    else if (command === 'purge') await purge(deps, email === '--dry-run')
    else if (command === 'create') await create(deps, email ?? '')
    else if (command === 'reset-factor') await resetFactor(deps, email ?? '')
    else console.log(describeRemoval(email ?? '', await eraseAccountAtEnd(deps, email ?? '')))
  })
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message)
    process.exitCode = 1
  } else failWith(error)
}
