import type { Language } from '@thodu/api/contract/people/languages'
import { reader } from '../../../words/locale.ts'
import { EndTicks, LastTaskResults } from './TickParts.tsx'
import type { TickWords } from './words.en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ words: TickWords }>>> = {
  en: () => import('./words.en.ts'),
  te: () => import('./words.te.ts'),
  hi: () => import('./words.hi.ts'),
}

/** Loads the check boxes of care tasks, with their texts in the reader's language, when a visit first needs them. */
export const loadTicking = async () => ({
  EndTicks,
  LastTicks: LastTaskResults,
  words: (await catalogues[reader]()).words,
})
