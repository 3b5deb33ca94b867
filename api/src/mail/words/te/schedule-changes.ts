import type { Translated } from '../../../contract/words/translated.ts'
import type { scheduleChanges as english } from '../en/schedule-changes.ts'

export const scheduleChanges: Translated<typeof english> = {
  intro: 'నమస్కారం. మీ విజిట్‌లు మారాయి.',
  added: (visit) => `కొత్త విజిట్: ${visit}`,
  moved: (visit, time) => `మారిన విజిట్: ${visit} (ఇంతకు ముందు: ${time})`,
  cancelled: (visit) => `రద్దయిన విజిట్: ${visit}`,
  confirm: (link) => `దయచేసి యాప్‌లో నిర్ధారించండి: ${link}`,
}
