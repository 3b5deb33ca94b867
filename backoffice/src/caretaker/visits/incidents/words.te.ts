import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    noConnection: 'ఇంటర్నెట్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    trouble: {
      title: 'సమస్య ఉంది',
      emergency: 'ముందు ఫోన్ చేయండి: %{number}',
      words: 'ఏం జరిగింది?',
      hint: 'ఇది ఖాళీగా వదిలేయవచ్చు. సమస్య ఏమిటో నొక్కండి: ఆఫీసుకు వెంటనే తెలుస్తుంది, మీకు ఫోన్ చేస్తారు.',
      kinds: {
        fall: 'పడిపోయారు',
        unwell: 'ఒంట్లో బాగా లేదు',
        hospital: 'ఆసుపత్రికి వెళ్తున్నాం',
        'not-safe': 'నాకు ఇక్కడ భయంగా ఉంది',
        refused: 'సేవ వద్దన్నారు',
        'something-missing': 'ఏదో కనబడటం లేదు',
        other: 'వేరే సమస్య',
      },
      sending: 'పంపుతున్నాం…',
      told: 'ఆఫీసుకు చేరింది. మీకు ఫోన్ చేస్తారు. పరిస్థితి ఇంకా పాడైతే ఫోన్ చేయండి: %{number}.',
      kept: '%{what}, %{time}: ఈ ఫోన్‌లో భద్రపరిచాం, తర్వాత పంపుతాం.',
      again: 'మళ్లీ పంపండి',
      call: 'ఆఫీసుకు ఫోన్ చేయండి: %{phone}',
      close: 'మూసేయండి',
    },
  },
}
