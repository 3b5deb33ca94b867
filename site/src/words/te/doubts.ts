import { brand, brandInTelugu } from '@thodu/api/contract/page-values'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/doubts.ts'

const { phoneDisplay: phone } = brand
const { serviceArea } = brandInTelugu

export const doubtWords: Translated<typeof english.doubtWords> = {
  pincode: 'ఇది సరైనదేనా? పిన్‌కోడ్‌కు 6 అంకెలు ఉంటాయి.',
  area: `ఈ పిన్‌కోడ్ మేము వచ్చే ప్రాంతంలో లేదు: ${serviceArea}. అయినా బుక్ చేయండి, కాల్ చేసి చెబుతాం; లేదా మాకు కాల్ చేయండి: ${phone}.`,
  city: `మేము వచ్చే ఊళ్లు: ${serviceArea}. పేషెంట్ వేరే చోట ఉంటే, అయినా బుక్ చేయండి, కాల్ చేసి చెబుతాం; లేదా మాకు కాల్ చేయండి: ${phone}.`,
  phone: 'ఇది సరైనదేనా? అత్యవసరంలో ఈ నంబర్‌కు కాల్ చేస్తాం.',
  age: 'ఇది సరైనదేనా? దయచేసి వయసును అంకెల్లో రాయండి.',
  soon: `సంరక్షణ 24 గంటల్లోపే మొదలవుతుంది. కేర్‌టేకర్ ఖరారయ్యే వరకు మీ ప్రొఫైల్‌లో రద్దు చేయవచ్చు; ఆ తర్వాత కాల్ చేయండి: ${phone}.`,
}
