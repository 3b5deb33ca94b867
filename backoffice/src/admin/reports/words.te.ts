import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    reports: {
      title: 'నివేదికలు',
      days: 'నివేదికల రోజులు',
      last: 'గత %{days} రోజులు',
      from: 'మొదటి రోజు',
      to: 'చివరి రోజు',
      show: 'చూపించండి',
      span: '%{from} నుంచి %{to} వరకు',
      print: 'ప్రింట్ చేయండి',
      printed: 'ప్రింట్ చేసింది %{time}',
      total: 'మొత్తం',
      picture: '%{title}. %{lower}; %{upper}.',
      promises: {
        title: 'నిలబెట్టుకున్న మాటలు',
        about: 'ప్రతి మాటనూ దాని గడువు రోజున లెక్కిస్తాం. ఇచ్చిన మాటలు కనీసం %{count} ఉంటేనే శాతం చూపిస్తాం; దశాంశాలు వదిలేస్తాం.',
        failed: 'ఇచ్చిన మాటల నివేదిక తెరవడం కుదరలేదు.',
        empty: 'ఈ రోజుల్లో ఏ మాటకూ గడువు లేదు.',
        promise: 'ఇచ్చిన మాట',
        all: 'ఇచ్చిన మాటలన్నీ',
        kept: 'నిలిచినవి',
        broken: 'తప్పినవి',
        share: 'శాతం',
        byKind: 'మాటల వారీగా',
        byWeek: 'వారాల వారీగా',
      },
    },
  },
}
