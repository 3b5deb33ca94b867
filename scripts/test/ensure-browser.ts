import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runTool } from '../tools/run-tool.ts'

const systemChromium = '/usr/bin/chromium'

/** Debian's package where the machine has apt and lets us. @returns whether it is there now */
function installSystemChromium(): boolean {
  if (existsSync(systemChromium)) return true
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium (apt-get) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', 'chromium'],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) console.error(stdout, stderr)
  }
  return existsSync(systemChromium)
}

/** Makes sure the browser tests have a browser: Debian's package, else Playwright's own. @throws when neither can be had */
export async function ensureBrowser(): Promise<void> {
  if (installSystemChromium()) return
  const { code, output } = await runTool('playwright', ['install', 'chromium'], 'tests')
  if (code !== 0) throw new Error(`${output}\nNo browser for the tests: install Chromium and run npm test again.`)
}
