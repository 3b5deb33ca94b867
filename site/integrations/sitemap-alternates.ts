import { existsSync } from 'node:fs'
import { type Language, languages } from '@thodu/api/contract/people/languages'

const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`)
const articleFile = (language: Language, slug: string): string => `src/content/blog/${language}/${slug}.md`

/** The languages of a page: all of them, and of an article those it is translated into (rule LANG-3). */
function languagesOf(path: string): Language[] {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  return languages.filter((one) => slug === undefined || existsSync(articleFile(one, slug)))
}

/** A page of a sitemap: its address, as in the canonical links without a slash at the end, and those in other languages. */
export function listAlternates(language: Language, { origin, pathname }: URL) {
  const path = pathname.replace(/(.)\/$/, '$1')
  const urlIn = (one: Language): string => `${origin}${prefixOf(one)}${path === '/' && one !== 'en' ? '' : path}`
  const all = languagesOf(path)
  const links = all.map((one) => ({ lang: one as string, url: urlIn(one) }))
  return {
    url: urlIn(language),
    ...(all.length > 1 && { links: [...links, { lang: 'x-default', url: urlIn('en') }] }),
  }
}
