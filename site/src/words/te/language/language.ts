import type { Language } from '@thodu/api/contract/people/languages'
import type * as english from '../../en/language/language.ts'

export const language: Language = 'te'
export const locale: typeof english.locale = 'te-IN'
export const cityLocale: typeof english.cityLocale = 'te-IN'
