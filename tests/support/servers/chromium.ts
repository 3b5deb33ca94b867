import { existsSync } from 'node:fs'

/**
 * Debian's packages, installed by `npm test` where it may; elsewhere Playwright's own browser. The shell is the same engine
 * without a browser's window, as Playwright takes it for tests without one: it needs half the time.
 */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How a browser is launched here: by the tests and by the benchmark of the pages. */
export function chromiumOptions(extra: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = systemBrowsers.find((path) => existsSync(path))
  return executablePath ? { executablePath, args: [...flags, ...extra] } : { args: [...extra] }
}
