import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    profile: {
      seenBy: {
        title: 'మీ వివరాలు ఎవరికి కనిపిస్తాయి',
        families: 'మీ బుకింగ్‌ల కుటుంబాలకు: మీ మొదటి పేరు, ఫోటో, భాషలు, శిక్షణ, వెరిఫికేషన్ తేదీలు, మీరు వారికి రాసినది.',
        colleagues: 'తర్వాతి విజిట్‌లకు వచ్చే కేర్‌టేకర్‌లకు: మీ పేరు, నోట్స్, పనుల వివరాలు.',
        office: 'ఆఫీసుకు: మీ ప్రొఫైల్, విజిట్‌లు, పని గంటలు, సెలవులు.',
      },
      title: 'నా వివరాలు',
      details: 'మీ వివరాలు',
      name: 'పేరు',
      email: 'ఈమెయిల్',
      emailFixed: 'దీన్ని ఆఫీసు మారుస్తుంది.',
      phone: 'ఫోన్',
      location: 'ప్రాంతం',
      edit: 'మార్చండి',
      save: 'భద్రపరచండి',
      saving: 'భద్రపరుస్తున్నాం…',
      cancel: 'వద్దు',
      loadFailed: texts.profile.loadFailed,
      updated: texts.profile.updated,
      failed: texts.profile.updateFailed,
    },
    calendar: {
      title: 'క్యాలెండర్',
      lead: 'మీ విజిట్‌లు మీ ఫోన్ క్యాలెండర్‌లో కనిపిస్తాయి. మార్పులు ఒక రోజు ఆలస్యంగా రావచ్చు: నా విజిట్‌లలో ఉన్నదే సరైనది.',
      make: 'క్యాలెండర్ లింక్ తయారు చేయండి',
      renew: 'కొత్త లింక్ తయారు చేయండి',
      end: 'ఆపండి',
      copy: 'లింక్ కాపీ చేయండి',
      copied: 'కాపీ అయింది.',
      warning: 'లింక్ ఉన్నవారికి మీ విజిట్‌లు కనిపిస్తాయి. కొత్తది తయారు చేస్తే పాతది ఆగిపోతుంది.',
      until: 'ఈ లింక్ %{day} వరకు పనిచేస్తుంది.',
      lastRead: 'క్యాలెండర్ ఈ లింక్‌ను చివరిగా చదివింది: %{when}.',
      neverRead: 'ఏ క్యాలెండర్ కూడా దీన్ని ఇంకా చదవలేదు.',
      hidden: 'లింక్ కాపీ చేయడానికి కొత్తది తయారు చేయండి.',
      failed: 'అది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    password: {
      title: 'పాస్‌వర్డ్ మార్చండి',
      current: 'ప్రస్తుత పాస్‌వర్డ్',
      new: 'కొత్త పాస్‌వర్డ్',
      confirm: 'కొత్త పాస్‌వర్డ్ మళ్లీ',
      hint: 'కనీసం 6 అక్షరాలు.',
      show: 'చూపండి: %{field}',
      hide: 'దాచండి: %{field}',
      submit: 'పాస్‌వర్డ్ మార్చండి',
      changed: texts.changePassword.changed,
      failed: texts.changePassword.failed,
    },
  },
}
