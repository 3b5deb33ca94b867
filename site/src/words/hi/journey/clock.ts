import type { clock as english } from '../../en/journey/clock.ts'
import type { Translated } from '../../translated.ts'

export const clock: Translated<typeof english> = {
  today: (time) => `आज ${time}`,
  tomorrow: (time) => `कल ${time}`,
  onDay: (time, day) => `${day}, ${time}`,
  between: (from, to) => `${from} से ${to}`,
  forYou: (told, own) => `${told} (आपके यहाँ ${own})`,
}
