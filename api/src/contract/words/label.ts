import type { Language } from '../people/languages.ts'
import type { detailLabels as englishDetails } from './en/detail-labels.ts'
import type { labels as english, descriptions as englishDescriptions } from './en/labels.ts'
import type { Translated } from './translated.ts'

/** What a language calls the things that are stored by id. English is stored itself, and needs none. */
export type Labels = Translated<typeof english & typeof englishDetails> & {
  readonly descriptions?: Translated<typeof englishDescriptions>
}

/** Loads what a language calls things, in a file of its own: nobody downloads a language that is not read. */
export const labelLoaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Labels>>> = {
  te: async () => {
    const [{ labels, descriptions }, { detailLabels }] = await Promise.all([
      import('./te/labels.ts'),
      import('./te/detail-labels.ts'),
    ])
    return { ...labels, ...detailLabels, descriptions }
  },
  hi: async () => {
    const [{ labels, descriptions }, { detailLabels }] = await Promise.all([
      import('./hi/labels.ts'),
      import('./hi/detail-labels.ts'),
    ])
    return { ...labels, ...detailLabels, descriptions }
  },
}

type Named = Exclude<keyof Labels, 'services' | 'babyFields' | 'descriptions'>
type ById = Readonly<Record<string, string | undefined>>

/**
 * The label of something stored, in a reader's language (rule WORD-2): `labelOf(labels, 'options', 'Walks alone')`.
 * @param labels undefined for English
 * @param stored what English says, which stands where the language has no word, as for what people typed themselves
 */
export const labelOf = (labels: Labels | undefined, kind: Named, id: string, stored: string = id): string => {
  const words: ById | undefined = labels?.[kind]
  return (words && Object.hasOwn(words, id) ? words[id] : undefined) ?? stored
}

const serviceOf = (labels: Labels | undefined, id: string) =>
  labels && Object.hasOwn(labels.services, id) ? labels.services[id as keyof Labels['services']] : undefined

/** The name of a service; `stored` is the English one. */
export const serviceLabel = (labels: Labels | undefined, id: string, stored: string): string =>
  serviceOf(labels, id)?.name ?? stored
export function serviceDescription(labels: Labels | undefined, id: string, stored: string): string {
  const words: ById | undefined = labels?.descriptions
  return (words && Object.hasOwn(words, id) ? words[id] : undefined) ?? stored
}
/** The name of a package within its service; `stored` is the English one. */
export const packageLabel = (
  labels: Labels | undefined,
  { serviceType, packageId }: { serviceType: string; packageId: string },
  stored: string,
): string => {
  const packages = serviceOf(labels, serviceType)?.packages
  return (packages && Object.hasOwn(packages, packageId) ? packages[packageId] : undefined) ?? stored
}
/** The label of a patient's detail; a baby's is called otherwise. */
export const fieldLabel = (labels: Labels | undefined, serviceType: string, name: string, stored: string): string => {
  const babies: ById | undefined = serviceType === 'baby-care' ? labels?.babyFields : undefined
  return babies?.[name] ?? labelOf(labels, 'fields', name, stored)
}
