import { createHash } from 'node:crypto'

/** What no page of ours ever needs, whatever its own policy says. */
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

/** A policy with the fixed directives in place of its own. */
export const completePolicy = (policy: string): string =>
  format(new Map([...parse(policy), ...Object.entries(fixedDirectives)]))

/** Of a page that says nothing itself. */
export const plainPolicy = completePolicy("default-src 'self'")
/** Of files that are no pages: opened on their own they load nothing; drawings and a browser's view of XML may style themselves. */
export const filePolicy = completePolicy("default-src 'none'; style-src 'unsafe-inline'; img-src data:")

/** Of the site's service worker, which fetches what it keeps. */
export const workerPolicy = completePolicy("default-src 'none'; connect-src 'self'")

const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i
const inlineElement = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g
const entities: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&amp;': '&' }

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy without the hashes that are not of inline scripts and styles of this page: Astro lists those of the whole site, 3 KB. */
export function selectHashes(policy: string, html: string): string {
  const inline = new Set([...html.matchAll(inlineElement)].map(([, , text = '']) => hashOf(text)))
  const directives = parse(policy)
  for (const [name, values] of directives) {
    const kept = values.split(' ').filter((value) => !value.startsWith("'sha256-") || inline.has(value))
    directives.set(name, kept.join(' '))
  }
  return format(directives)
}

/** A policy as the value of an attribute. */
export const escapePolicy = (policy: string): string => policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The policy for the header of a page, from the page's own meta tag; only hashes of what stands in the page count. */
export function readPagePolicy(html: string): string {
  const [, content] = metaPolicy.exec(html) ?? []
  if (content === undefined) return plainPolicy
  const policy = content.replaceAll(/&(#39|quot|amp);/g, (entity) => entities[entity] ?? entity)
  return completePolicy(selectHashes(policy, html))
}
