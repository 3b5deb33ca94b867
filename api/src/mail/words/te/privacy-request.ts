import { choosePlural } from '../../../contract/words/formats.ts'
import type { Translated } from '../../../contract/words/translated.ts'
import type { privacyRequest as english } from '../en/privacy-request.ts'

export const privacyRequest: Translated<typeof english> = {
  number: 'నంబర్',
  dueBy: 'జవాబు గడువు',
  kinds: {
    access: 'నా వివరాలు చూడాలి',
    correction: 'తప్పు సరిచేయాలి',
    erasure: 'నా వివరాలు తొలగించాలి',
    grievance: 'ఫిర్యాదు',
    nomination: 'నా తరఫున మరొకరు',
    withdrawal: 'సమ్మతి వెనక్కి తీసుకోవడం',
  },
  received: {
    subject: (code) => `మీ రిక్వెస్ట్ ${code} అందింది`,
    text: (kind) => `మీ వివరాల గురించిన రిక్వెస్ట్ అందింది (${kind}). దయచేసి దాని నంబర్ దాచుకోండి.`,
    due: (day) => `ఎంత ఆలస్యమైనా ${day} లోపు మా జవాబు వస్తుంది.`,
    notYou: 'అడిగింది మీరేనా అని తెలుసుకోవడానికి మేం కాల్ చేయవచ్చు. మీరు ఏమీ అడగకపోతే ఈ మెయిల్‌ను వదిలేయండి.',
    action: 'మీ రిక్వెస్ట్ చూడండి',
  },
  decided: {
    subject: (code) => `మీ రిక్వెస్ట్ ${code}: మా జవాబు`,
    done: 'మీరు అడిగింది చేశాం.',
    refused: 'మీరు అడిగింది చేయడం కుదరలేదు. కారణం ఇది:',
    closing: 'ఏదైనా సరిగా లేదనిపిస్తే నంబర్ చెప్పి మాకు కాల్ చేయండి, లేదా రాయండి.',
  },
  asksBack: {
    subject: (code) => `మీ రిక్వెస్ట్ ${code} గురించి ఒక ప్రశ్న`,
    text: 'ముందుకు సాగడానికి మీ నుంచి ఒక మాట కావాలి:',
    closing: 'దయచేసి నంబర్ చెప్పి మాకు కాల్ చేయండి, లేదా ఈ మెయిల్‌కు జవాబివ్వండి.',
  },
  patientAsked: {
    subject: 'మీ పేషెంట్ వివరాల గురించి మమ్మల్ని అడిగారు',
    text: (patient) => `మీరు బుక్ చేసిన సంరక్షణకు సంబంధించిన వివరాల గురించి ${patient} గారు మమ్మల్ని అడిగారు. ఇది ప్రతి ఒక్కరి హక్కు.`,
    closing: 'మీరు ఏమీ చేయనవసరం లేదు.',
  },
  forTeam: {
    subject: (kind, code) => `ప్రైవసీ: ${kind} (${code})`,
    text: (time) => `ఒకరు తమ వివరాల గురించి అడిగారు. రిక్వెస్ట్ అందిందని ${time} లోపు చెప్పండి.`,
    action: 'రిక్వెస్ట్ తెరవండి',
  },
  due: {
    soonSubject: (code) => `ఇంకా వారమే ఉంది: ప్రైవసీ రిక్వెస్ట్ ${code}`,
    nowSubject: (code) => `సమయం అయింది: ప్రైవసీ రిక్వెస్ట్ ${code}`,
    digestSubject: (count) => `గడువు వచ్చిన ప్రైవసీ రిక్వెస్ట్‌లు: ${count}`,
    text: 'జవాబిస్తామని మాట ఇచ్చాం. దయచేసి జవాబివ్వండి, లేదా ఎందుకు కుదరదో చెప్పండి.',
    by: (day) => `${day} లోపు`,
    more: (count) =>
      choosePlural(
        count,
        {
          one: `ఇంకా ${count} ఉంది; అది ఆఫీసు జాబితాలో కనిపిస్తుంది.`,
          other: `ఇంకా ${count} ఉన్నాయి; అవి ఆఫీసు జాబితాలో కనిపిస్తాయి.`,
        },
        'te',
      ),
  },
}
