import { choosePlural } from '@thodu/api/contract/words/formats'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/notice.ts'

export { noticeWords } from '@thodu/api/contract/words/te/privacy/notice'

export const privacyPage: Translated<typeof english.privacyPage> = {
  title: 'గోప్యత',
  description: 'మీ గురించి, మేం చూసుకునేవారి గురించి మా దగ్గర ఏం ఉంటుంది: ఏది, ఎందుకు, ఎంతకాలం, ఎవరు చూస్తారు, మనసు మార్చుకోవడం ఎలా.',
  asOf: (day) => `${day} నాటికి`,
  devices:
    'మారిన విజిట్‌ల గురించి తమ ఫోన్‌లో నోటిఫికేషన్ చూపించమని కేర్‌టేకర్లు ఎంచుకోవచ్చు. అప్పుడు బ్రౌజర్ కంపెనీకి ఖాళీ సందేశం మాత్రమే వెళ్తుంది, పేర్లు, వివరాలు ఉండవు.',
  withdrawing: 'మనసు మార్చుకుంటే',
  settings: 'మీ సెట్టింగ్‌లకు',
  rights: 'మీరు ఏం అడగవచ్చు',
  contact: 'ఎవరిని అడగాలి',
  times: (heard, answered) => `రాయండి, కాల్ చేయండి లేదా రండి. మాకు చేరిందని ${heard} చెబుతాం, ${answered} జవాబు ఇస్తాం.`,
  hours: (count) => choosePlural(count, { one: 'ఒక గంటలోపు', other: `${count} గంటల్లోపు` }, 'te'),
  days: (count) => choosePlural(count, { one: 'ఒక రోజులోపు', other: `${count} రోజుల్లోపు` }, 'te'),
}
