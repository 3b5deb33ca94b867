import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    call: {
      open: 'ఫోన్ చేసినవారికి బుక్ చేయండి',
      openFor: 'ఈ కుటుంబానికి బుక్ చేయండి',
      title: 'ఫోన్‌లో బుకింగ్',
      family: 'కుటుంబం',
      find: 'ఫోన్, ఈమెయిల్ లేదా పేరు',
      typeMore: 'కనీసం మూడు అక్షరాలు లేదా అంకెలు.',
      searching: 'వెతుకుతున్నాం…',
      noneFound: 'కుటుంబం కనబడలేదు.',
      newFamily: 'కొత్త కుటుంబం',
      samePatient: 'ఇంతకు ముందులాగే: %{name}',
      sameAsCaller: 'అత్యవసర కాంటాక్ట్: ఫోన్ చేసినవారు',
      newFamilyHint: 'కనీసం ఫోన్ నంబర్ లేదా ఈమెయిల్ కావాలి. ఈమెయిల్ ఇస్తే సొంత పాస్‌వర్డ్ పెట్టుకునే దారి అందులో వస్తుంది, బుకింగ్‌ను చూసుకోవచ్చు.',
      findInstead: 'ఉన్న కుటుంబాన్ని వెతకండి',
      name: 'పూర్తి పేరు',
      phone: 'ఫోన్',
      email: 'ఈమెయిల్',
      care: 'సంరక్షణ',
      package: 'ప్యాకేజీ',
      agreed: 'నిబంధనలు చదివి వినిపించాం లేదా పంపాం, ఫోన్ చేసినవారు అంగీకరించారు.',
      incomplete: texts.booking.incomplete,
      book: 'బుక్ చేయండి',
      booking: 'బుక్ చేస్తున్నాం…',
      clear: 'మళ్లీ మొదలుపెట్టండి',
      done: 'బుక్ అయింది: %{booking}',
      failed: texts.booking.saveFailed,
      madeBy: 'ఎవరు బుక్ చేశారు',
      office: 'ఫోన్ చేసినవారి కోసం ఆఫీసు',
    },
  },
}
