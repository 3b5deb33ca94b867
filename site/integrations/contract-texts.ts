import type { Language } from '@thodu/api/contract/people/languages'
import type { Plugin } from 'vite'

/** A page in another language imports its texts instead of the English ones (api/src/contract/words/te). */
export const contractTexts = (language: Language): Plugin => ({
  name: 'contract-texts',
  enforce: 'pre',
  async resolveId(source, importer) {
    const group = /^\.\/words\/en\/([\w/-]+\.ts)$/.exec(source)?.[1]
    if (language === 'en' || group === undefined || !importer?.endsWith('/api/src/contract/text-groups.ts')) return null
    return this.resolve(`./words/${language}/${group}`, importer, { skipSelf: true })
  },
})
