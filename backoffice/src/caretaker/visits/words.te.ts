import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    visits: {
      title: 'నా విజిట్‌లు',
      now: 'ఇప్పుడు ఈ ఇంట్లో',
      next: 'తర్వాత: %{day}',
      tomorrow: 'రేపు',
      span: '%{from} నుంచి %{to} వరకు',
      status: {
        planned: 'ఇంకా మొదలవలేదు',
        started: 'జరుగుతోంది',
        done: 'పూర్తయింది',
        missed: 'ఎవరూ వెళ్లలేదు',
        skipped: 'అవసరం లేదు',
        cancelled: 'రద్దయింది',
      },
      startedAt: '%{time} కి మొదలైంది',
      endedAt: '%{start} కి మొదలై %{end} కి ముగిసింది',
      start: 'విజిట్ మొదలుపెట్టండి',
      end: 'విజిట్ ముగించండి',
      sending: 'భద్రపరుస్తున్నాం…',
      started: 'భద్రపరిచాం. విజిట్ మొదలైంది.',
      ended: 'భద్రపరిచాం. విజిట్ ముగిసింది.',
      ask: 'తర్వాత వచ్చేవారికి ఏం చెప్పాలి?',
      askHint: 'ఖాళీగా వదిలేయవచ్చు.',
      notYet: 'ఇంకా లేదు',
      kept: 'ఇంటర్నెట్ లేదు. మీరు %{time} కి నొక్కింది ఈ ఫోన్‌లో ఉంది, ఆ సమయమే లెక్కలోకి వస్తుంది. దయచేసి మళ్లీ పంపండి.',
      again: 'మళ్లీ పంపండి',
      failed: 'విజిట్ మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      pressFirst: 'ముందు కింద ఉన్న “పని ఒప్పుకోండి” నొక్కండి. తర్వాత విజిట్ మొదలుపెట్టవచ్చు.',
      lastNote: 'గత విజిట్ నుంచి (%{author}, %{when})',
      hidden: 'కుటుంబం పేరు, చిరునామా, ఫోన్ 24 గంటల ముందు నుంచి కనబడతాయి.',
      week: 'వచ్చే ఏడు రోజులు',
      weekNone: 'వచ్చే ఏడు రోజుల్లో విజిట్‌లు లేవు.',
      loadFailed: 'మీ విజిట్‌లు తెరవడం కుదరలేదు.',
    },
  },
}
