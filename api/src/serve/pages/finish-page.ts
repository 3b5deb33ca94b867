import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/people/languages.ts'
import {
  formatSettingsBlock,
  type PageSettings,
  settingsBlockId,
  settingsOfPage,
} from '../../contract/settings/page-settings.ts'
import { escapePolicy, selectHashes } from '../page-policy.ts'

type Script = { imports: string[]; parts: string[]; readsSettings: boolean }
const readsBlock = new RegExp(`getElementById\\(["'\`]${settingsBlockId}["'\`]\\)`)
const namesOf = (code: string, form: RegExp): string[] =>
  [...code.matchAll(form)].map(([, name = '']) => `/_astro/${name}`)

export function createScripts(clientFolder: string) {
  const known = new Map<string, Script>()
  function read(path: string): Script {
    const code = readFileSync(join(clientFolder, path), 'utf8')
    const script = {
      imports: namesOf(code, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
      parts: namesOf(code, /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g),
      readsSettings: readsBlock.test(code),
    }
    known.set(path, script)
    return script
  }
  /** `withParts` includes dynamic imports. */
  function listAll(entries: readonly string[], withParts: boolean): Set<string> {
    const found = new Set<string>()
    const queue = [...entries]
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (found.has(path)) continue
      found.add(path)
      const { imports, parts } = known.get(path) ?? read(path)
      queue.push(...imports, ...(withParts ? parts : []))
    }
    return found
  }
  const readSettings = (entries: readonly string[]): boolean =>
    [...listAll(entries, true)].some((path) => known.get(path)?.readsSettings)
  return { listAll, readSettings }
}
export type Scripts = ReturnType<typeof createScripts>

const islandScripts = /(?:component-url|renderer-url)="([^"]+\.js)"/g
const anyScripts = /["'(](\/_astro\/[^"'()]+\.js)["')]/g
const pathsIn = (html: string, form: RegExp): string[] => [...html.matchAll(form)].map(([, path = '']) => path)

type Page = { html: string; policy: string | null; language: Language; settings: PageSettings }

/** JourneyPage.astro has this behind its first calls and before its styles (8 kB compressed), else the links end the head. */
const placeOfPreloads = /<!--preloads-->|(?=<\/head>)/

/**
 * Adds the page's own Content-Security-Policy, the settings if a script reads them, and preload links for all scripts of its
 * islands: without them each nested script costs a round trip.
 */
export function finishPage(scripts: Scripts, { html, policy, language, settings }: Page): string {
  const preloads = [...scripts.listAll(pathsIn(html, islandScripts), false)].map(
    (path) => `<link rel="modulepreload" href="${path}">`,
  )
  const needsSettings = readsBlock.test(html) || scripts.readSettings(pathsIn(html, anyScripts))
  const head = [
    policy === null
      ? ''
      : `<meta http-equiv="content-security-policy" content="${escapePolicy(selectHashes(policy, html))}">`,
    needsSettings ? formatSettingsBlock(settingsOfPage(settings, language)) : '',
  ]
  return html
    .replace('<meta charset="utf-8">', (charset) => charset + head.join(''))
    .replace(placeOfPreloads, () => preloads.join(''))
}
