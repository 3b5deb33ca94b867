import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  caretaker: {
    tray: {
      title: 'చేరనివి',
      kinds: {
        start: 'విజిట్ మొదలు',
        end: 'విజిట్ ముగింపు',
        step: 'బుకింగ్ దశ',
        note: 'నోట్',
        trouble: 'ఏదో సమస్య',
        confirm: 'నిర్ధారించిన విజిట్‌లు',
      },
      tooOld: 'ఇది చాలా పాతది, లెక్కలోకి రాదు. దయచేసి ఈ సమయం ఆఫీసుకు చెప్పండి.',
      refused: 'ఇది తీసుకోవడం కుదరలేదు. దయచేసి ఆఫీసుకు చెప్పండి.',
      callOffice: 'ఆఫీసుకు కాల్ చేయండి',
      copy: 'రాసింది కాపీ చేయండి',
      copied: 'కాపీ అయింది',
      remove: 'తీసేయండి',
      leaving:
        'ఇంకా వెళ్లనివి: %{smart_count}. సైన్ అవుట్ చేస్తే అవి పోతాయి. చేయాలా? |||| ఇంకా వెళ్లనివి: %{smart_count}. సైన్ అవుట్ చేస్తే అవి పోతాయి. చేయాలా?',
      leave: 'వాటిని వదిలి సైన్ అవుట్ చేయండి',
      stay: 'ఉండండి',
      install: 'హోమ్ స్క్రీన్‌లో పెట్టండి',
      installWhy: 'హోమ్ స్క్రీన్‌లో పెడితే ఇది యాప్‌లా తెరుచుకుంటుంది, ఇంటర్నెట్ లేకపోయినా.',
      installIos: 'బ్రౌజర్ మెనూలో పంచుకునే గుర్తు నొక్కి, హోమ్ స్క్రీన్‌కు చేర్చండి. రోజుకోసారి తెరవండి: వారం తెరవకపోతే ఫోన్ ఉంచుకున్నది మర్చిపోతుంది.',
      installNot: 'వద్దు',
    },
  },
}
