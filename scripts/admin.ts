import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import {
  countPending,
  createAdmin,
  type Deps,
  findDue,
  loadConfig,
  makeBackupKey,
  moveInstallation,
  purgeAccount,
  purgeDue,
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
  npm run admin -- create EMAIL     makes an admin, or promotes the account of that address
  npm run admin -- remove EMAIL     removes an account at once, with its patients' details and files; says what stays
  npm run admin -- purge [--dry-run]  erases whom no law keeps any more, as each night does; or only says whom
  npm run admin -- reset-factor EMAIL  takes the second step of signing in away: phone and paper are lost
  npm run admin -- verify-audit     walks the audit chain and reports an edit, a removal or a swap
  npm run admin -- make-backup-key  shows a new key for sealed backups, once; writes it nowhere
  npm run admin -- move-database    copies the database to the one of MOVE_TO, or of --to URL (stop the server first)
The server may run meanwhile, but for a move. ADMIN_PASSWORD sets the password of a new admin; otherwise you are asked.`

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
  const answer = await prompt.question('Password for the new admin (empty: one is made for you): ')
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
    unchanged: `${user.email} is an admin already${passwordNow}.`,
  }
  console.log(sentences[outcome])
  if (made !== undefined) console.log(`Password (shown once): ${made}\nSign in at ${deps.config.publicUrl}/login`)
}

const removedParts: Record<RemovedPart, string> = {
  bookingsAnonymised: "bookings emptied of patient's details, answers, contact, review, reason and search text",
  notes: 'notes of caretakers at those bookings',
  uploads: 'uploaded files, on the disk too',
  callbacks: 'callback requests',
  calls: 'calls with its numbers: number and note emptied; day, outcome and who called stay',
  messages: 'contact messages from this address',
  newsletter: 'newsletter subscriptions',
  officeNotes: 'notes of the office about the family',
  privacyRequests: 'requests about personal data',
  selections: 'chosen services, with browser and page',
  factors: 'second steps of signing in',
  sessions: 'sessions, with address and browser',
  codes: 'codes',
  mails: 'mails to this address that had not left this machine',
}

function describeRemoval(email: string, { removed, kept }: Removal): string {
  const parts = Object.entries(removedParts) as [RemovedPart, string][]
  const gone = parts.filter(([part]) => removed[part] > 0).map(([part, words]) => `  ${removed[part]} ${words}`)
  return [
    `${email} was removed. Gone:`,
    '  name, address, phone, place, password, link to Google',
    ...gone,
    'Kept:',
    `  ${kept.bookings} bookings without a person: id, code, service, package, price, dates, status, rating (the books)`,
    `  ${kept.auditRows} audit rows by or about this account: the log is append-only, so that nobody can rewrite it`,
    '  what a caretaker wrote about the care of others, under the name of then',
    '  backups made before: until their retention ends (7 days, 4 weeks, 6 months); mails that were sent',
  ].join('\n')
}

async function verify(deps: Deps): Promise<void> {
  const verdict = await verifyAudit(deps.database)
  if (verdict.ok) console.log(`The audit log is whole: ${verdict.rows} rows.`)
  else {
    console.error(
      `The audit log is NOT whole at row ${verdict.seq}: ${verdict.problem}. Sound until row ${verdict.rows}.`,
    )
    process.exitCode = 2
  }
}

async function resetFactor(deps: Deps, email: string): Promise<void> {
  const removed = await resetFactors(deps, email)
  console.log(
    removed === 0
      ? `${email} has no second step. Sessions ended.`
      : `The second step of ${email} is gone (${removed} removed); sessions ended. The password alone signs in again.`,
  )
}

const whys = { restricted: 'closed; nothing keeps it since', told: 'nobody has used it for years; told on' } as const

/** Prints IDs only: an erased person has no name any more, and this output may stay in a terminal. */
async function purge(deps: Deps, isDryRun: boolean): Promise<void> {
  const due = isDryRun ? await findDue(deps) : await withLease(deps, 'sweep-keeping', () => purgeDue(deps))
  if (due === undefined) throw new UsageError('The server is purging at this moment. Try again in a minute.')
  for (const { id, why, since } of due) console.log(`  ${id}  ${whys[why]} ${since}`)
  const verb = isDryRun ? 'would be purged' : 'were purged'
  console.log(`${due.length} accounts ${verb}${due.length === 200 ? '; there may be more, in the next turn' : ''}.`)
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
  console.log('Start the server with DATABASE_URL set to the new place. The old one is as it was.')
}

/** Prints both halves of a new key. It needs no data folder, so that it can run on another machine than the server. */
function showBackupKey(): void {
  const { printed, recipient } = makeBackupKey()
  console.log(
    [
      'The private key, shown this once. Print or copy it for the safe, not onto this machine: whoever has it reads every backup,',
      'and without it nobody reads any of them.',
      '',
      printed,
      '',
      'The public half, for the configuration of the server (two of them with a comma between, if there are two safes):',
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
    console.error('Everybody on this machine can read the password in --to; give the address as MOVE_TO next time.')
  return target
}

async function run([command = '', email, ...rest]: string[]): Promise<void> {
  if (command === 'move-database') {
    return move(findTarget(email, rest[0]))
  }
  if (command === 'make-backup-key') {
    if (email !== undefined) throw new UsageError('make-backup-key writes no file: it shows the key, and you keep it')
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
    else console.log(describeRemoval(email ?? '', await purgeAccount(deps, email ?? '')))
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
