import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/clock.ts'
import { brand } from './language/brand.ts'

export const clock: Translated<typeof english.clock> = {
  today: (time) => `आज ${time}`,
  tomorrow: (time) => `कल ${time}`,
  onDay: (time, day) => `${day}, ${time}`,
  between: (from, to) => `${from} से ${to}`,
  behind: (hours) => `समय ${brand.words.city} के हैं। आपकी घड़ी ${hours} घंटे पीछे है।`,
  ahead: (hours) => `समय ${brand.words.city} के हैं। आपकी घड़ी ${hours} घंटे आगे है।`,
  forYou: (told, own) => `${told} (आपके यहाँ ${own})`,
}
