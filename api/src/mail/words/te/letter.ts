import type { Translated } from '../../../contract/words/translated.ts'
import type { letter as english } from '../en/letter.ts'

export const letter: Translated<typeof english> = {
  hello: 'నమస్కారం,',
  helloTo: (name) => `నమస్కారం ${name} గారూ,`,
}
