import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    scheduleChanges: {
      title: '%{name} గారికి మెసేజ్',
      none: 'మారిన విజిట్‌లన్నీ నిర్ధారించారు.',
      failed: 'ఇది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
