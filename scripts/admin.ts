import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { ConfigError, createAdmin, createDeps, type Deps, loadConfig, removeAccount, verifyAudit } from '@thodu/api'

const usage = `Usage:
  npm run admin -- create EMAIL     makes an admin, or promotes the account of that address
  npm run admin -- remove EMAIL     removes an account: its sessions end, its personal data goes
  npm run admin -- verify-audit     walks the audit chain and reports an edit, a removal or a swap
The server may run meanwhile. ADMIN_PASSWORD sets the password of a new admin; otherwise you are asked.`

class UsageError extends Error {}

/** A password that follows the sign-up rules, easy to read out. */
function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz'
  const pick = (from: string) => from.charAt(randomInt(from.length))
  const word = () => Array.from({ length: 5 }, () => pick(letters)).join('')
  return `${pick('ABCDEFGHJKMNPQRSTUVWXYZ')}${word()}-${word()}-${word()}`.replaceAll('-', '@') + randomInt(10, 99)
}

/** The password from the environment or from the person at the keyboard; empty means: make one. */
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

async function run([command, email]: string[]): Promise<void> {
  if (command !== 'verify-audit' && (email === undefined || (command !== 'create' && command !== 'remove')))
    throw new UsageError(usage)
  // The log goes nowhere: this command speaks for itself.
  const deps = await createDeps(
    loadConfig({ ...process.env, LOG_LEVEL: 'silent', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }),
  )
  try {
    if (command === 'verify-audit') await verify(deps)
    else if (command === 'create') await create(deps, email ?? '')
    else {
      await removeAccount(deps, email ?? '')
      console.log(`${email} was removed.`)
    }
  } finally {
    await deps.database.close()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const known =
    error instanceof UsageError || error instanceof ConfigError || (error instanceof Error && 'status' in error)
  console.error(known ? error.message : error)
  process.exitCode = 1
}
