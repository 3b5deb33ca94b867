import { existsSync } from 'node:fs'

/**
 * Packages of Debian, else Playwright's own browser. The headless shell is the same engine without windows and takes half
 * the time.
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

export function chromiumOptions(extra: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = systemBrowsers.find((path) => existsSync(path))
  return executablePath ? { executablePath, args: [...flags, ...extra] } : { args: [...extra] }
}
