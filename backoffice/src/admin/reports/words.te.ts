import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from './words.en.ts'

export const words: Translated<typeof english.words> = {
  admin: {
    charts: {
      perDay: 'రోజువారీ బుకింగ్‌లు, గత 30 రోజులు',
      perService: 'సేవల ప్రకారం బుకింగ్‌లు',
      bookings: 'బుకింగ్‌లు',
      day: 'రోజు',
      asTable: 'అంకెలను పట్టికగా చూపండి',
    },
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

export const promises: Translated<typeof english.promises> = {
  admin: {
    promises: {
      kinds: {
        call: 'బుకింగ్ గురించి కాల్',
        match: 'కేర్‌టేకర్‌ను వెతకాలి',
        verification: 'బ్యాక్‌గ్రౌండ్ వెరిఫికేషన్',
        caregiver: 'కేర్‌టేకర్ ఖరారు చేయాలి',
        callback: 'తిరిగి కాల్',
        reply: 'సందేశానికి జవాబు',
        rematch: 'మరో కేర్‌టేకర్‌ను వెతకాలి',
      },
      due: '%{time} లోపు',
      reasonFor: 'ఆలస్యానికి కారణం: %{who}',
      note: 'నోట్ (తప్పనిసరి కాదు)',
      reasonSaved: 'కారణం భద్రపరిచాం.',
      saveFailed: 'ఇది భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      reasons: {
        'family-unreachable': 'కుటుంబం ఫోన్‌కు దొరకలేదు',
        'family-asked': 'కుటుంబమే అడిగింది',
        'no-caretaker': 'ఖాళీగా ఉన్న కేర్‌టేకర్ లేరు',
        'our-delay': 'మా ఆలస్యం',
        'no-network': 'నెట్‌వర్క్ లేదు',
        'outside-area': 'మా ప్రాంతం బయట',
        other: 'ఇతర కారణం',
      },
      hold: 'ఆపి ఉంచండి',
      verify: 'వెరిఫికేషన్ పూర్తి',
      until: 'ఎప్పటి వరకు',
      why: 'ఎందుకు',
      held: 'మాటను ఆపి ఉంచాం.',
      verified: 'వెరిఫికేషన్ పూర్తయిందని రాశాం.',
    },
  },
}
