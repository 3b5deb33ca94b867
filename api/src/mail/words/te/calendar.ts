import type { Translated } from '../../../contract/words/translated.ts'
import type { calendar as english } from '../en/calendar.ts'

export const calendar: Translated<typeof english> = {
  visit: (hours, area, code) => `విజిట్ ${hours}, ${area} (${code})`,
  care: (name) => `సంరక్షణ విజిట్: ${name}`,
  open: 'సంరక్షణ విజిట్',
  cancelled: (summary) => `రద్దైంది: ${summary}`,
  about: 'మార్పులు మీ క్యాలెండర్‌లో ఒక రోజు ఆలస్యంగా కనిపించవచ్చు. యాప్‌లో ఉన్నదే సరైనది.',
}
