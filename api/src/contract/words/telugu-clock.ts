import { dayParts } from './te/day-parts.ts'

const begins = { dawn: 4, morning: 6, afternoon: 12, evening: 16, night: 19 } as const

/** "16:30" becomes సాయంత్రం 4:30, and "16:30:05" the same to the second. */
export function tellInTelugu(clock: string): string {
  const [hours = '', ...rest] = clock.split(':')
  const hour = Number(hours)
  const part =
    (['night', 'evening', 'afternoon', 'morning', 'dawn'] as const).find((one) => hour >= begins[one]) ?? 'night'
  return `${dayParts[part]} ${[((hour + 11) % 12) + 1, ...rest].join(':')}`
}
