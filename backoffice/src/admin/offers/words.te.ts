import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  offers: {
    ask: 'కేర్‌టేకర్లను అడగండి',
    askAll: 'కేర్‌టేకర్ లేని వాటికి అడగండి',
    lead: 'ప్రతి కేర్‌టేకర్‌కు లింక్‌తో వాట్సాప్ మెసేజ్ వెళ్తుంది. సైన్ ఇన్ లేకుండానే అక్కడ సరే లేదా కుదరదు అంటారు.',
    failed: 'అడిగినవి లోడ్ కాలేదు.',
    askedTitle: 'అడిగినవారు',
    askTitle: 'ఎవరిని అడగాలి',
    noneLeft: 'ఖాళీగా ఉన్న మరో కేర్‌టేకర్ లేరు.',
    most: 'ఒక విజిట్‌కు %{most} మంది వరకు ఎంచుకోండి.',
    decides: 'ఎవరు నిర్ణయిస్తారు',
    firstYes: 'ముందుగా సరే అన్నవారికి విజిట్',
    office: 'సరే అన్నవారిలో ఆఫీసు ఎంచుకుంటుంది',
    askSome: '%{smart_count} కేర్‌టేకర్‌ను అడగండి |||| %{smart_count} కేర్‌టేకర్లను అడగండి',
    needsSomebody: 'కనీసం ఒక కేర్‌టేకర్‌ను ఎంచుకోండి.',
    asked: 'మెసేజ్‌లు పంపడానికి సిద్ధంగా ఉన్నాయి.',
    sent: '%{name}: మెసేజ్ తెరిచారు',
    open: 'వాట్సాప్: %{name}',
    noMobile: 'మొబైల్ నంబర్ లేదు. లింక్:',
    visits: '%{smart_count} విజిట్ |||| %{smart_count} విజిట్‌లు',
    states: {
      open: 'జవాబు రాలేదు, అడిగింది %{time}',
      waiting: 'సరే అన్నారు, %{time}',
      given: 'ఈ విజిట్‌కు వెళ్తున్నారు',
      declined: 'కుదరదు అన్నారు, %{time}',
      taken: 'మరో కేర్‌టేకర్ వెళ్తున్నారు',
      ended: 'అడిగింది ముగిసింది',
      endedYes: 'సరే అన్నారు, %{time}; అడిగింది ముగిసింది',
    },
    choose: 'ఎంచుకోండి',
    chooseOf: 'ఎంచుకోండి: %{name}',
    withdraw: 'అన్నీ వెనక్కి తీసుకోండి',
    withdrawn: 'వెనక్కి తీసుకున్నాం; వారి లింక్‌లు ముగిశాయి.',
    finish: 'పూర్తయింది',
  },
}
