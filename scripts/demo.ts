import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@thodu/api'
import { probeAddress } from '../api/src/serve/listen.ts'
import { buildStaleWorkspaces } from './build/build-workspaces.ts'
import type { DemoSecondStep } from './demo/add-second-step.ts'
import { demoAdmin, demoCaretakers, demoCustomers, demoPassword } from './demo/demo-people.ts'
import { fillDemo } from './demo/fill-demo.ts'
import { demoPayments } from './demo/play-money.ts'
import { exitSaying } from './tools/exit-saying.ts'

const say = (line: string) => console.error(line)
const dataDir = mkdtempSync(join(tmpdir(), 'thodu-demo-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
// Mail and uploads go to the throwaway folder, despite the real installation's settings, and nothing is copied.
Object.assign(process.env, { DATA_DIR: dataDir, SMTP_URL: '', DATABASE_URL: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
Object.assign(process.env, { UPLOADS_URL: '', BACKUP_TO: '', BACKUP_RECIPIENTS: '' })

/** The admin's two-factor secrets, if STAFF_SECOND_FACTOR requires them. */
let secondStep: DemoSecondStep | undefined

try {
  await probeAddress(loadConfig())
  await buildStaleWorkspaces(say)
  say('Filling the demo …')
  const isAsked = loadConfig().staffSecondFactor !== 'off'
  // The history is six weeks long, so no limit and no mode may stop it; one caretaker lacks the required checks.
  const filling = {
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    STAFF_SECOND_FACTOR: 'off',
    REQUIRED_CHECKS_MODE: 'warn',
  }
  secondStep = await fillDemo(loadConfig({ ...process.env, ...filling }, undefined, demoPayments), isAsked)
} catch (error) {
  exitSaying(error)
}
const { runServer } = await import('../api/src/main.ts')
const { address } = await runServer(demoPayments)
const row = (role: string, email = '') => `    ${role.padEnd(10)} ${email.padEnd(26)} ${demoPassword}`
const describe = ({ secret, recoveryCodes }: DemoSecondStep) => `
               with two-factor authentication: this key in an authenticator app, or one of these codes (each works once)
               ${secret}
               ${recoveryCodes.slice(0, 3).join('   ')}`
say(`
  The demo is running at ${address}   (all data are invented, and are deleted when it stops)
  Sign in at ${address}/login as
${row('customer', demoCustomers[0]?.email)}
${row('caretaker', demoCaretakers[0]?.email)}
${row('admin', demoAdmin.email)}${secondStep ? describe(secondStep) : ''}
  Mails are written to ${join(dataDir, 'outbox')}
`)
