import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    visits: {
      title: 'నా విజిట్‌లు',
      tomorrow: 'రేపు',
      week: 'వచ్చే ఏడు రోజులు',
      weekNone: 'వచ్చే ఏడు రోజుల్లో విజిట్‌లు లేవు.',
      loadFailed: 'మీ విజిట్‌లు తెరవడం కుదరలేదు.',
    },
  },
}
