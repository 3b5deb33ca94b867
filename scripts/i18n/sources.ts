import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../api/src/contract/people/languages.ts'
import { repository } from '../tools/run-tool.ts'
import { readArticle } from './articles.ts'
import { readTexts, type SourceText } from './read-texts.ts'

export type TextSource = { file: string; catalogue: string; texts: SourceText[] }

const screens = 'backoffice/src'
const besideScreen = (language: Language): RegExp =>
  new RegExp(`(?:^|/)(?:words|later-words|react-admin)\\.${language}\\.ts$`)
/**
 * Screens whose texts are in the catalogue of a larger area. Reviewers know a text by its screen, so that an earlier export can be
 * imported after a file was split or merged.
 */
const screensElsewhere: Readonly<Record<string, string>> = {
  'admin/bookings/suggestions': 'admin/suggestions',
  'admin/caretakers/checks': 'admin/checks',
  'admin/caretakers/documents': 'admin/documents',
  'admin/inbox/requests': 'admin/requests',
  'admin/inbox/telephone': 'admin/telephone',
  'admin/inbox/whatsapp': 'admin/whatsapp',
  'admin/privacy/access': 'admin/access',
  'admin/privacy/audit': 'admin/audit',
  'admin/reports/promises': 'admin/promises',
  'admin/settings/emergency': 'admin/emergency',
  'admin/settings/setup': 'admin/setup',
  'admin/settings/users': 'admin/users',
  'admin/visits/roster': 'admin/roster',
  'admin/visits/schedule-changes': 'admin/schedule-changes',
}
/** Texts of the site whose catalogue is not named after their export; kept for the same reason. */
const siteCatalogues: Readonly<Record<string, string>> = {
  doorCode: 'care/door-code',
  doubtWords: 'care/doubts',
  prices: 'care/prices',
  wishes: 'care/wishes',
  matching: 'caregiver-matching',
  choose: 'journey/choose',
  clock: 'journey/clock',
  common: 'journey/common',
  confirmed: 'journey/confirmed',
  details: 'journey/details',
  frame: 'journey/frame',
  login: 'journey/login',
  pricing: 'journey/pricing',
  profile: 'journey/profile',
  second: 'journey/second',
  settings: 'journey/settings',
  signingUp: 'journey/signing-up',
  thanks: 'journey/thanks',
  uploads: 'journey/uploads',
  visits: 'journey/visits',
  money: 'money/at-booking',
  pay: 'money/pay',
  take: 'offers/take',
  closing: 'privacy/closing',
  consents: 'privacy/consents',
  download: 'privacy/download',
  privacyLine: 'privacy/line',
  privacyPage: 'privacy/notice',
  yourData: 'privacy/your-data',
  servicesPage: 'services',
  day: 'sharing/day',
  sharing: 'sharing/links',
}
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

const toFileName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Splits the texts of a file by its exports. A constant that is not exported belongs to the export after it. */
function splitByExport(code: string): { name: string; texts: SourceText[] }[] {
  const parts = [...code.matchAll(/^export const (\w+)/gm)].map(({ index, 1: name = '' }) => ({
    name,
    index,
    texts: [] as SourceText[],
  }))
  for (const text of readTexts(code)) {
    const [root = ''] = text.key.split(/[.#]/)
    const part = parts.find(({ name }) => name === root) ?? parts.find(({ index }) => index > text.start)
    part?.texts.push(text)
  }
  return parts
}

function listMails(language: Language): TextSource[] {
  const file = `api/src/mail/words.${language}.ts`
  return splitByExport(read(file)).map(({ name, texts }) => ({
    file,
    catalogue: `api/mail/${toFileName(name)}`,
    texts,
  }))
}

function listScreens(language: Language): TextSource[] {
  const toScreen = (path: string): string => `backoffice/${screensElsewhere[path] ?? path}`
  return listFolder(screens, `.${language}.ts`)
    .filter((name) => besideScreen(language).test(name))
    .flatMap((name) => {
      const file = `${screens}/${name}`
      const folder = name.replace(/(?:\/(?:later-)?words)?\.\w+\.ts$/, '')
      const parts = splitByExport(read(file))
      if (parts.length === 1) return parts.map(({ texts }) => ({ file, catalogue: toScreen(folder), texts }))
      return parts.map((part) => ({
        file,
        catalogue: toScreen(part.name === 'words' ? folder : `${folder}/${toFileName(part.name)}`),
        texts: part.texts.map((text) => ({ ...text, key: text.key.replace(new RegExp(`^${part.name}\\b`), 'words') })),
      }))
    })
    .sort((a, b) => (`${a.catalogue}/words` < `${b.catalogue}/words` ? -1 : 1))
}

const listSite = (language: Language): TextSource[] =>
  listFolder(`site/src/words/${language}`, '.ts')
    .flatMap((path) => {
      const file = `site/src/words/${language}/${path}`
      return splitByExport(read(file)).map(({ name, texts }) => ({
        file,
        catalogue: `site/${siteCatalogues[name] ?? toFileName(name)}`,
        texts,
      }))
    })
    .sort((a, b) => (`${a.catalogue}.ts` < `${b.catalogue}.ts` ? -1 : 1))

const listLanguageFolder = (folder: string, prefix: string, language: Language): TextSource[] =>
  listFolder(`${folder}/${language}`, '.ts').map((name) => {
    const file = `${folder}/${language}/${name}`
    return { file, catalogue: `${prefix}/${name.replace(/\.ts$/, '')}`, texts: readTexts(read(file)) }
  })

export const listSources = (language: Language): TextSource[] => [
  ...listLanguageFolder('api/src/contract/words', 'api', language),
  ...listMails(language),
  ...listSite(language),
  ...listScreens(language),
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
