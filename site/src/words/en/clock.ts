import { brand } from '@thodu/api/contract/page-values'

/** Times in the city's zone, and in the reader's where it differs (rule TXT-7). */
export const clock = {
  today: (time: string) => `${time} today`,
  tomorrow: (time: string) => `${time} tomorrow`,
  onDay: (time: string, day: string) => `${time} on ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  behind: (hours: string) => `Times in ${brand.city}. Your clock is ${hours} hours behind.`,
  ahead: (hours: string) => `Times in ${brand.city}. Your clock is ${hours} hours ahead.`,
  forYou: (told: string, own: string) => `${told} (${own} for you)`,
} as const
