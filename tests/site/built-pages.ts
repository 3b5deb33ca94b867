import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@thodu/api/contract/people/languages'
import { defaultPageSettings } from '@thodu/api/contract/settings/default-page-settings'
import { chooseBuild } from '../../api/src/serve/choose-build.ts'
import { findRendering } from '../../api/src/serve/pages/rendered-folders.ts'

const { folder: build } = chooseBuild(join(import.meta.dirname, '..', '..', 'site'))
/** The pages with the default settings, as `npm run build` writes them. */
export const rendered =
  findRendering(
    {
      build,
      settings: defaultPageSettings,
      publicUrl: 'http://localhost:3000',
      googleClientId: undefined,
    },
    [build],
  ) ?? ''
const assets = join(build, 'client')

/** The file that the server sends for a path: a rendered page or a file of the build. */
export const fileOf = (...path: string[]): string =>
  [rendered, assets].map((folder) => join(folder, ...path)).find((file) => existsSync(file)) ?? join(rendered, ...path)

/** Pages of the customer journey, which have islands and are measured elsewhere. */
export const journeyPaths = [
  '/login',
  '/choose-service',
  '/service-details',
  '/pricing-packages',
  '/booking-confirmed',
  '/thank-you',
  '/profile',
]

export type BuiltPage = { path: string; html: string; language: Language; page: string }

/** Splits a path into its language and its English path: `/te/about` is `/about` in Telugu. */
export function splitPath(path: string): { language: Language; page: string } {
  const language = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? 'en'
  return { language, page: language === 'en' ? path : path.slice(`/${language}`.length) || '/' }
}

/** The public pages with their paths, without a slash at the end. @throws when the site has not been built */
export function readPublicPages(): BuiltPage[] {
  if (rendered === '') throw new Error('The site is not built: run npm run build.')
  return readdirSync(rendered, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('.'))
    .map((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$|\.html$/, '')}`
      return { path, html: readFileSync(fileOf(file), 'utf8'), ...splitPath(path) }
    })
    .filter(({ page }) => !journeyPaths.includes(page))
}

export function isBuilt(path: string): boolean {
  return [path, `${path}.html`, join(path, 'index.html')].some((file) => {
    const full = fileOf(file)
    return existsSync(full) && !readdirSafe(full)
  })
}

const readdirSafe = (file: string): boolean => {
  try {
    readdirSync(file)
    return true
  } catch {
    return false
  }
}

/** The content of a <meta> or the href of a <link>, in any order of attributes. */
export function readHead(html: string, tag: 'meta' | 'link', key: string): string | undefined {
  for (const [element] of html.matchAll(new RegExp(`<${tag}\\s[^>]*>`, 'g'))) {
    if (!element.includes(`"${key}"`)) continue
    const value = /(?:content|href)="([^"]*)"/.exec(element)?.[1]
    if (value !== undefined) return value
  }
  return undefined
}

/** The JSON-LD blocks of a page. @throws on a block that is not JSON */
export function readStructuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
}
