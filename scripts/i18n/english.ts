import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brandInEnglish } from '../../api/src/contract/defaults/brand.config.ts'
import { inquiryTypeLabels } from '../../api/src/contract/requests/inquiry-types.ts'
import { detailLabels } from '../../api/src/contract/words/en/detail-labels.ts'
import { descriptions, labels } from '../../api/src/contract/words/en/labels.ts'
import { repository } from '../tools/run-tool.ts'
import { listSources } from './sources.ts'

const reactAdmin: { ra: { saved_queries: object } } = createRequire(join(repository, 'backoffice', 'package.json'))(
  'ra-language-english',
)

/** English texts taken from elsewhere (catalogue of care, react-admin, Intl); their catalogues have no text of their own. */
const made: Readonly<Record<string, object>> = {
  'api/detail-labels': { detailLabels },
  'api/labels': { labels, descriptions },
  'api/mail/request': { request: { inquiries: inquiryTypeLabels } },
  'api/day-parts': {
    dayParts: { dawn: 'AM, 4-6', morning: 'AM, 6-12', afternoon: 'PM, 12-4', evening: 'PM, 4-7', night: 'PM, AM, 7-4' },
  },
  'backoffice/admin/requests': { words: { admin: { inquiries: inquiryTypeLabels } } },
  'backoffice/words/react-admin': { reactAdminWords: reactAdmin.ra },
  'backoffice/app/lists': { words: { ra: { saved_queries: reactAdmin.ra.saved_queries } } },
  brand: brandInEnglish,
  'site/contact': { contact: { form: { inquiryTypes: inquiryTypeLabels } } },
}

const over = {
  catalogue: 'backoffice/words/react-admin',
  by: 'backoffice/app',
  from: 'words.ra.',
  to: 'reactAdminWords.',
}

function* leavesOf(words: object, path = ''): Generator<readonly [key: string, text: string]> {
  for (const [name, value] of Object.entries(words)) {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') yield [key, value]
    else if (typeof value === 'object' && value !== null) yield* leavesOf(value, key)
  }
}

const baseOf = (key: string): string => key.replace(/#\d+$/, '')
/** Joins the forms of a choice, for languages that do not need one. */
function joinForms(texts: ReadonlyMap<string, string>): Map<string, string> {
  const joined = new Map<string, string>()
  for (const [key, text] of texts) {
    const before = joined.get(baseOf(key))
    joined.set(baseOf(key), before === undefined ? text : `${before} | ${text}`)
  }
  return joined
}

/** English texts by key, by key without the form, and by the key's end where words are spread into others. */
export type English = (key: string, isOneOfMany: boolean) => string

/** @returns for a catalogue, a text's English source, empty where there is none */
export function readEnglish(): (catalogue: string) => English {
  const known = new Map(
    listSources('en').map(({ catalogue, texts }) => [catalogue, new Map(texts.map(({ key, text }) => [key, text]))]),
  )
  const said = [...(known.get(over.by) ?? [])].flatMap(([key, text]): [string, string][] =>
    key.startsWith(over.from) ? [[over.to + key.slice(over.from.length), text]] : [],
  )
  return (catalogue) => {
    const own = known.get(catalogue) ?? new Map<string, string>()
    const all = new Map([...leavesOf(made[catalogue] ?? {}), ...(catalogue === over.catalogue ? said : []), ...own])
    const joined = joinForms(all)
    return (key, isOneOfMany) => {
      const exact = isOneOfMany ? all.get(key) : undefined
      const base = baseOf(key)
      return exact ?? joined.get(base) ?? [...joined].find(([other]) => other.endsWith(`.${base}`))?.[1] ?? ''
    }
  }
}
