import { choosePlural } from '@thodu/api/contract/words/formats'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/notice.ts'

export { noticeWords } from '@thodu/api/contract/words/hi/privacy/notice'

export const privacyPage: Translated<typeof english.privacyPage> = {
  title: 'गोपनीयता',
  description: 'आपके और जिनकी हम देखभाल करते हैं उनके बारे में हमारे पास क्या रहता है: क्या, क्यों, कब तक, कौन देखता है, और मन कैसे बदलें।',
  asOf: (day) => `तारीख़: ${day}`,
  devices:
    'केयरटेकर चाहें तो बदली हुई विज़िट की सूचना अपने फ़ोन पर पा सकते हैं। तब ब्राउज़र की कंपनी को सिर्फ़ एक ख़ाली संदेश जाता है, बिना नाम और जानकारी के।',
  withdrawing: 'मन बदल जाए तो',
  settings: 'आपकी सेटिंग',
  rights: 'आप क्या माँग सकते हैं',
  contact: 'किससे पूछें',
  times: (heard, answered) => `लिखिए, फ़ोन कीजिए या आइए। ${heard} हम बता देंगे कि मिल गया, और ${answered} जवाब देंगे।`,
  hours: (count) => choosePlural(count, { one: `${count} घंटे में`, other: `${count} घंटों में` }, 'hi'),
  days: (count) => choosePlural(count, { one: `${count} दिन में`, other: `${count} दिनों में` }, 'hi'),
}
