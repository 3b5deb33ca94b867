import { existsSync } from 'node:fs'

/**
 * Packages of Debian, which `npm test` installs if it may; otherwise Playwright's own browser is used. The headless shell
 * has the same engine without windows and takes half the time.
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

/** Launch options for the tests and for the benchmark of pages. */
export function chromiumOptions(extra: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = systemBrowsers.find((path) => existsSync(path))
  return executablePath ? { executablePath, args: [...flags, ...extra] } : { args: [...extra] }
}
