import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    checks: {
      title: 'వెరిఫికేషన్',
      onFile: 'వెరిఫికేషన్: %{count} / %{all}',
      enter: 'వెరిఫికేషన్ నమోదు చేయండి',
      enterOf: '%{name} గారి వెరిఫికేషన్ నమోదు చేయండి',
      missing: texts.missingChecks,
      ask: 'అయినా కేటాయించాలా?',
      reason: 'కారణం (రాయకపోయినా పర్వాలేదు)',
      reasonHint: 'ఇది ఆడిట్ నమోదులో ఉంటుంది.',
      names: { police: 'పోలీస్ వెరిఫికేషన్', id: 'గుర్తింపు పత్రం', references: 'పాత పని వివరాలు' },
      seen: { police: 'పోలీస్ వెరిఫికేషన్ చూశాం', id: 'గుర్తింపు పత్రం చూశాం', references: 'పాత పని చోట అడిగాం' },
      seenToday: {
        police: 'పోలీస్ వెరిఫికేషన్ ఈ రోజు చూశాం',
        id: 'గుర్తింపు పత్రం ఈ రోజు చూశాం',
        references: 'పాత పని చోట ఈ రోజు అడిగాం',
      },
      seenOn: {
        police: 'పోలీస్ వెరిఫికేషన్ చూసిన తేదీ',
        id: 'గుర్తింపు పత్రం చూసిన తేదీ',
        references: 'పాత పని చోట అడిగిన తేదీ',
      },
      notOnFile: 'ఇంకా నమోదు కాలేదు',
      isMissing: 'ఇంకా ఉన్నాయి',
      isWhole: 'అన్నీ నమోదయ్యాయి',
      saved: 'వెరిఫికేషన్ భద్రపరిచాం.',
      failed: 'వెరిఫికేషన్ భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
