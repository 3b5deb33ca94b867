import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    profile: {
      title: 'ప్రొఫైల్',
      edit: 'ప్రొఫైల్ మార్చండి',
      first: 'ప్రొఫైల్: భాషలు, పిన్‌కోడ్, సమయాలు, వెరిఫికేషన్ (తర్వాత కూడా రాయవచ్చు)',
      unknown: 'ఇంకా తెలియదు',
      gender: 'మహిళ లేదా పురుషుడు',
      genders: { female: 'మహిళ', male: 'పురుషుడు', unsaid: 'ఇంకా తెలియదు' },
      homePincode: 'ఇంటి పిన్‌కోడ్',
      weeklyOff: 'వారపు సెలవు',
      noDay: 'లేదు',
      maxWeekHours: 'వారానికి గరిష్ఠ గంటలు',
      nightOk: 'రాత్రి పని చేస్తారు',
      yes: 'అవును',
      no: 'లేదు',
      capacity: 'ఒకేసారి బుకింగ్‌లు',
      policeCheckOn: 'పోలీస్ వెరిఫికేషన్ చూసిన తేదీ',
      idCheckOn: 'గుర్తింపు పత్రం చూసిన తేదీ',
      referencesOn: 'పాత పని చోట అడిగిన తేదీ',
      languages: 'భాషలు',
      spoken: { te: 'తెలుగు', hi: 'హిందీ', ur: 'ఉర్దూ', en: 'ఇంగ్లీష్', lmn: 'లంబాడీ' },
      hours: 'సమయాలు',
      hoursHint: 'ఏమీ చెప్పని రోజును ఖాళీగా వదలండి. ముగింపు మొదటి సమయం కంటే ముందుంటే అది మరుసటి ఉదయం.',
      from: '%{day}, మొదలు',
      to: '%{day}, ముగింపు',
      span: '%{day} %{from} నుంచి %{to}',
      weekdays: {
        0: 'ఆదివారం',
        1: 'సోమవారం',
        2: 'మంగళవారం',
        3: 'బుధవారం',
        4: 'గురువారం',
        5: 'శుక్రవారం',
        6: 'శనివారం',
      },
      saved: 'ప్రొఫైల్ భద్రపరిచాం.',
      failed: 'ప్రొఫైల్ భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}
