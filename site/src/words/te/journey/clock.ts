import type { clock as english } from '../../en/journey/clock.ts'
import type { Translated } from '../../translated.ts'

export const clock: Translated<typeof english> = {
  today: (time) => `ఈ రోజు ${time}`,
  tomorrow: (time) => `రేపు ${time}`,
  onDay: (time, day) => `${day}, ${time}`,
  between: (from, to) => `${from} నుంచి ${to}`,
  forYou: (told, own) => `${told} (మీకు ${own})`,
}
