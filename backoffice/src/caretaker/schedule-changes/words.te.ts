import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    scheduleChanges: {
      title: 'మారిన విజిట్‌లు',
      kinds: { new: 'కొత్తది', moved: 'కొత్త సమయం', cancelled: 'రద్దయింది' },
      before: 'ఇంతకు ముందు: %{time}',
      reasons: 'మీరే ఎందుకు:',
      confirm: 'నిర్ధారించండి',
      confirmed: 'నిర్ధారించారు. ఆఫీసుకు కనిపిస్తుంది.',
      failed: 'భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
