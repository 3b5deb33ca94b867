import type { Language } from '@thodu/api/contract/people/languages'

export const language: Language = 'te'
export const locale = 'te-IN'
export const cityLocale = 'te-IN'
