import { labelsIn } from '../../contract/every-language.ts'
import { type Language, languageNames } from '../../contract/people/languages.ts'
import { noticeIn } from '../../contract/privacy/notice-texts.ts'
import { labels as englishLabels } from '../../contract/words/en/labels.ts'
import { careTaskWords as english } from '../../contract/words/en/tasks/care-tasks.ts'
import { careTaskWords as hindi } from '../../contract/words/hi/tasks/care-tasks.ts'
import { labelOf } from '../../contract/words/label.ts'
import { careTaskWords as telugu } from '../../contract/words/te/tasks/care-tasks.ts'
import { mailWords } from '../../mail/mail-words.ts'
import type { Row } from './own-rows.ts'

const tasks = { en: english, te: telugu, hi: hindi } as const
type Words = Readonly<Record<string, string>>
export type SayCodes = {
  column: (table: string, name: string, value: string, row: Row) => string
  /** Translates a chosen option, which is stored in English. */
  answer: (value: string) => string
}

const find = (words: Words | undefined, code: string): string | undefined =>
  words && Object.hasOwn(words, code) ? words[code] : undefined

/**
 * Translates codes by table and column: `pending` means one thing for a booking and another for a payment. Other values stay
 * unchanged.
 */
export function codesIn(language: Language): SayCodes {
  const translated = labelsIn(language)
  const { services, statuses, categories, caretakerServices, windows, units } = translated ?? englishLabels
  const named: Words = Object.fromEntries(Object.entries(services).map(([id, { name }]) => [id, name]))
  const purposes: Words = Object.fromEntries(noticeIn(language).purposes.map(({ purpose, title }) => [purpose, title]))
  const words: Readonly<Record<string, Words>> = {
    'bookings.service_type': named,
    'bookings.price_unit': units,
    'bookings.status': statuses,
    'booking_corrections.from_status': statuses,
    'booking_corrections.to_status': statuses,
    'booking_files.category': categories,
    'documents.category': categories,
    'callbacks.service_type': named,
    'callbacks.preferred_time': windows,
    'service_selections.service_type': named,
    'caretaker_service_types.service_type': caretakerServices,
    'consents.purpose': purposes,
    'privacy_requests.kind': mailWords[language].privacyRequest.kinds,
    'visit_tasks.code': tasks[language].names,
    'visit_tasks.result': tasks[language].answers,
  }
  const packages: Readonly<Record<string, Words>> = Object.fromEntries(
    Object.entries(services).map(([id, service]) => [id, service.packages]),
  )
  /** The table stores the English name beside the id. */
  const ofService = (name: string, { service_type, package_id }: Row): string | undefined => {
    const service = String(service_type)
    if (name === 'service_name') return find(named, service)
    return /^package_(?:name|id)$/.test(name) ? find(packages[service], String(package_id)) : undefined
  }
  return {
    column: (table, name, value, row) =>
      find(name === 'language' ? languageNames : words[`${table}.${name}`], value) ?? ofService(name, row) ?? value,
    answer: (value) => labelOf(translated, 'options', value),
  }
}
