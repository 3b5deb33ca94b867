import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runTool } from '../tools/run-tool.ts'

/** Programs that the tests need, by Debian package: the browser, strace for the power cuts, and nginx for the hostile clients. */
const tools = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  strace: '/usr/bin/strace',
  nginx: '/usr/sbin/nginx',
}
const wholeBrowser = '/usr/bin/chromium'

function installSystemPackages(): void {
  const missing = Object.entries(tools).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  const allowed = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missing.length === 0 || !allowed) return
  if (process.env.TEST_TOOLS === 'none') {
    console.log(`The tests need ${missing.join(' and ')}; nothing is installed, because TEST_TOOLS is none.`)
    return
  }
  console.log(`Installing ${missing.join(' and ')} with apt-get, which the tests need. TEST_TOOLS=none prevents this.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', ...missing],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) console.error(stdout, stderr)
  }
}

/** Installs the missing programs. The browser is Debian's, or else Playwright's own. @throws Error without a browser */
export async function ensureTools(): Promise<void> {
  installSystemPackages()
  if (existsSync(tools['chromium-headless-shell']) || existsSync(wholeBrowser)) return
  const { code, output } = await runTool('playwright', ['install', 'chromium'], 'tests')
  if (code !== 0) throw new Error(`${output}\nNo browser for the tests: install Chromium and run npm test again.`)
}
