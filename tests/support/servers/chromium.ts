import { existsSync } from 'node:fs'

/** Debian's package, installed by `npm test` where it may; elsewhere Playwright's own browser. */
const systemChromium = '/usr/bin/chromium'
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
export const chromiumOptions = (extra: readonly string[] = []): { executablePath?: string; args: string[] } =>
  existsSync(systemChromium) ? { executablePath: systemChromium, args: [...flags, ...extra] } : { args: [...extra] }
