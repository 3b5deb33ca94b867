import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../api/src/contract/people/languages.ts'
import { repository } from '../tools/run-tool.ts'
import { readArticle } from './articles.ts'
import { readTexts, type SourceText } from './read-texts.ts'

export type TextSource = { file: string; catalogue: string; texts: SourceText[] }

/** Folders of catalogues, each with a folder per language. Catalogues made of others' parts have no text of their own. */
const folders: Readonly<Record<string, string>> = {
  'api/src/contract/words': 'api',
  'api/src/mail/words': 'api/mail',
  'site/src/words': 'site',
}
const screens = 'backoffice/src'
const besideScreen = (language: Language): RegExp => new RegExp(`(?:^|/)(?:words|react-admin)\\.${language}\\.ts$`)
const articles = 'site/src/content/blog'

/** Files with texts of every language; `of` names each language's export. */
type Shared = { catalogue: string; of: Readonly<Record<Language, string>> }
const under = (root: string): Shared['of'] => ({ en: `${root}.en`, te: `${root}.te`, hi: `${root}.hi` })
const shared: Readonly<Record<string, Shared>> = {
  'api/src/contract/defaults/brand.config.ts': {
    catalogue: 'brand',
    of: { en: 'brandInEnglish', te: 'brandInTelugu', hi: 'brandInHindi' },
  },
  'api/src/contract/defaults/privacy.config.ts': {
    catalogue: 'privacy-contact',
    of: under('brandPrivacy.contactName'),
  },
  'api/src/contract/promises/promised-hours.ts': { catalogue: 'promised-hours', of: under('officeWord') },
  'backoffice/src/words/storage-words.ts': { catalogue: 'backoffice/storage', of: under('storageWords') },
  'backoffice/src/words/locale.ts': { catalogue: 'backoffice/gate', of: under('gateWords') },
  'site/src/language/offers.ts': { catalogue: 'site/offers', of: under('offers') },
}

const read = (file: string): string => readFileSync(join(repository, file), 'utf8')
const listFolder = (folder: string, ending: string): string[] =>
  existsSync(join(repository, folder))
    ? readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts') && !name.startsWith('language/'))
        .sort()
    : []

/** Removes the export's name from a key; empty for another language's key. */
const withoutRoot = ({ key, ...text }: SourceText, root: string): SourceText[] =>
  key === root || key.startsWith(`${root}.`) ? [{ ...text, key: key.slice(root.length + 1) || 'word' }] : []

export const listSources = (language: Language): TextSource[] => [
  ...Object.entries(folders).flatMap(([folder, prefix]) =>
    listFolder(`${folder}/${language}`, '.ts').map((name) => {
      const file = `${folder}/${language}/${name}`
      return { file, catalogue: `${prefix}/${name.replace(/\.ts$/, '')}`, texts: readTexts(read(file)) }
    }),
  ),
  ...listFolder(screens, `.${language}.ts`)
    .filter((name) => besideScreen(language).test(name))
    .map((name) => ({
      file: `${screens}/${name}`,
      catalogue: `backoffice/${name.replace(/(?:\/words)?\.\w+\.ts$/, '')}`,
      texts: readTexts(read(`${screens}/${name}`)),
    })),
  ...Object.entries(shared).map(([file, { catalogue, of }]) => ({
    file,
    catalogue,
    texts: readTexts(read(file)).flatMap((text) => withoutRoot(text, of[language])),
  })),
  ...listFolder(`${articles}/${language}`, '.md').map((name) => {
    const file = `${articles}/${language}/${name}`
    return { file, catalogue: `blog/${name.replace(/\.md$/, '')}`, texts: readArticle(read(file)) }
  }),
]
