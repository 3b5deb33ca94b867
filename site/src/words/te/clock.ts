import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/clock.ts'
import { brand } from './language/brand.ts'

export const clock: Translated<typeof english.clock> = {
  today: (time) => `ఈ రోజు ${time}`,
  tomorrow: (time) => `రేపు ${time}`,
  onDay: (time, day) => `${day}, ${time}`,
  between: (from, to) => `${from} నుంచి ${to}`,
  behind: (hours) => `${brand.words.city} సమయాలు. మీ గడియారం ${hours} గంటలు వెనుక ఉంది.`,
  ahead: (hours) => `${brand.words.city} సమయాలు. మీ గడియారం ${hours} గంటలు ముందు ఉంది.`,
  forYou: (told, own) => `${told} (మీకు ${own})`,
}
