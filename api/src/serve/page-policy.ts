import { createHash } from 'node:crypto'

/** Directives of every page, whatever its own policy. */
export const fixedDirectives = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const

type Directives = Map<string, string>

const parse = (policy: string): Directives =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...values]) => [name.toLowerCase(), values.join(' ')]),
  )

const format = (directives: Directives): string =>
  [...directives].map(([name, values]) => `${name} ${values}`.trim()).join('; ')

export const completePolicy = (policy: string): string =>
  format(new Map([...parse(policy), ...Object.entries(fixedDirectives)]))

/** For pages without an own policy. */
export const plainPolicy = completePolicy("default-src 'self'")
/** Files opened alone load nothing; drawings and the browser's XML view may use inline styles. */
export const filePolicy = completePolicy("default-src 'none'; style-src 'unsafe-inline'; img-src data:")

/** The site's service worker fetches the files it caches. */
export const workerPolicy = completePolicy("default-src 'none'; connect-src 'self'")

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i
const inlineElement = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g
const entities: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&amp;': '&' }

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Astro lists the hashes of the whole site, 3 KB; this removes those that the page does not use. */
export function selectHashes(policy: string, html: string): string {
  const inline = new Set([...html.matchAll(inlineElement)].map(([, , text = '']) => hashOf(text)))
  const directives = parse(policy)
  for (const [name, values] of directives) {
    const kept = values.split(' ').filter((value) => !value.startsWith("'sha256-") || inline.has(value))
    directives.set(name, kept.join(' '))
  }
  return format(directives)
}

export const escapePolicy = (policy: string): string => policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The policy of the page's meta tag, with only the hashes of its own inline elements. */
export function readPagePolicy(html: string): string {
  const [, content] = metaPolicy.exec(html) ?? []
  if (content === undefined) return plainPolicy
  const policy = content.replaceAll(/&(#39|quot|amp);/g, (entity) => entities[entity] ?? entity)
  return completePolicy(selectHashes(policy, html))
}
