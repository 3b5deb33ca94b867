import type { Language } from '../people/languages.ts'
import type { detailLabels as englishDetails } from './en/detail-labels.ts'
import type { labels as english, descriptions as englishDescriptions } from './en/labels.ts'
import type { Translated } from './translated.ts'

/** English is the stored form and needs none. */
export type Labels = Translated<typeof english & typeof englishDetails> & {
  readonly descriptions?: Translated<typeof englishDescriptions>
}

/** Loads labels from a separate file, so that a browser downloads one language only. */
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
 * Returns a label in the reader's language (rule WORD-2): `labelOf(labels, 'options', 'Walks alone')`.
 * @param labels undefined for English
 * @param stored the English text, returned when the language has no label, e.g. for typed texts
 */
export const labelOf = (labels: Labels | undefined, kind: Named, id: string, stored: string = id): string => {
  const words: ById | undefined = labels?.[kind]
  return (words && Object.hasOwn(words, id) ? words[id] : undefined) ?? stored
}

const serviceOf = (labels: Labels | undefined, id: string) =>
  labels && Object.hasOwn(labels.services, id) ? labels.services[id as keyof Labels['services']] : undefined

export const serviceLabel = (labels: Labels | undefined, id: string, stored: string): string =>
  serviceOf(labels, id)?.name ?? stored
export function serviceDescription(labels: Labels | undefined, id: string, stored: string): string {
  const words: ById | undefined = labels?.descriptions
  return (words && Object.hasOwn(words, id) ? words[id] : undefined) ?? stored
}
/** Returns a package's name; `stored` is the English one. */
export const packageLabel = (
  labels: Labels | undefined,
  { serviceType, packageId }: { serviceType: string; packageId: string },
  stored: string,
): string => {
  const packages = serviceOf(labels, serviceType)?.packages
  return (packages && Object.hasOwn(packages, packageId) ? packages[packageId] : undefined) ?? stored
}
/** Returns a detail's label; a baby's details have other labels. */
export const fieldLabel = (labels: Labels | undefined, serviceType: string, name: string, stored: string): string => {
  const babies: ById | undefined = serviceType === 'baby-care' ? labels?.babyFields : undefined
  return babies?.[name] ?? labelOf(labels, 'fields', name, stored)
}
