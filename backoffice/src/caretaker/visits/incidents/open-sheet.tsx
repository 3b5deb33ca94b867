import { reader } from '../../../words/locale.ts'
import { createTranslate } from '../../../words/translate.ts'
import { IncidentSheet, type SheetProps } from './IncidentSheet.tsx'

const loadWords = {
  en: () => import('./words.en.ts'),
  te: () => import('./words.te.ts'),
  hi: () => import('./words.hi.ts'),
} as const

export async function loadSheet() {
  const say = createTranslate((await loadWords[reader]()).words, reader)
  return (props: Omit<SheetProps, 'say'>) => <IncidentSheet {...props} say={say} />
}
