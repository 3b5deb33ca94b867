import type { Language } from '@thodu/api/contract/people/languages'
import type { Plugin } from 'vite'

/**
 * The exact texts of the contract in the language of the build: schemas and islands name the English ones, and a page in
 * Telugu brings the Telugu ones in their place, group by group (api/src/contract/words/te).
 */
export const contractTexts = (language: Language): Plugin => ({
  name: 'contract-texts',
  enforce: 'pre',
  async resolveId(source, importer) {
    const group = /^\.\/words\/en\/(\w+\.ts)$/.exec(source)?.[1]
    if (language === 'en' || group === undefined || !importer?.endsWith('/api/src/contract/text-groups.ts')) return null
    return this.resolve(`./words/${language}/${group}`, importer, { skipSelf: true })
  },
})
