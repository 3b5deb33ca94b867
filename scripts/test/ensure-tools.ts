import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runTool } from '../tools/run-tool.ts'

/**
 * What the tests use of the system, by Debian's package: the browser, what records a disk for the power cuts, and the
 * proxy whose shipped settings the hostile clients go through.
 */
const tools = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  strace: '/usr/bin/strace',
  nginx: '/usr/sbin/nginx',
}
const wholeBrowser = '/usr/bin/chromium'

/** Installs Debian's packages that are missing, where the machine has apt and lets us. */
function installSystemPackages(): void {
  const missing = Object.entries(tools).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const allowed = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missing.length === 0 || !allowed) return
  console.log(`Installing ${missing.join(' and ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', ...missing],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) console.error(stdout, stderr)
  }
}

/** Makes sure the tests have their tools; the browser is Debian's or else Playwright's own. @throws without any browser */
export async function ensureTools(): Promise<void> {
  installSystemPackages()
  if (existsSync(tools['chromium-headless-shell']) || existsSync(wholeBrowser)) return
  const { code, output } = await runTool('playwright', ['install', 'chromium'], 'tests')
  if (code !== 0) throw new Error(`${output}\nNo browser for the tests: install Chromium and run npm test again.`)
}
