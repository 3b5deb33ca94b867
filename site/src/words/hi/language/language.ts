import type { Language } from '@thodu/api/contract/people/languages'

export const language: Language = 'hi'
export const locale = 'hi-IN'
export const cityLocale = 'hi-IN'
