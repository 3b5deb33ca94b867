import { choosePlural } from '../../../contract/words/formats.ts'
import type { Translated } from '../../../contract/words/translated.ts'
import type { promise as english } from '../en/promise.ts'

export const promise: Translated<typeof english> = {
  kinds: {
    call: 'बुकिंग के बारे में कॉल',
    match: 'केयरटेकर ढूँढना',
    verification: 'बैकग्राउंड की जाँच',
    caregiver: 'केयरटेकर की पुष्टि',
    callback: 'कॉल बैक',
    reply: 'संदेश का जवाब',
    rematch: 'दूसरा केयरटेकर ढूँढना',
  },
  dueSubject: (kind, whose) => `समय हो गया: ${kind} (${whose})`,
  lateSubject: (kind, whose) => `एक घंटे की देर: ${kind} (${whose})`,
  digestSubject: (count) => `${count} वादों का समय हो गया`,
  text: 'यह वादा किया गया था और इसका समय निकल गया। कृपया इसे अभी देखें, और लिखें कि देर क्यों हुई।',
  more: (count) =>
    choosePlural(
      count,
      {
        one: `और ${count} बाक़ी है; वह ऑफ़िस के पहले पेज पर दिखता है।`,
        other: `और ${count} बाक़ी हैं; वे ऑफ़िस के पहले पेज पर दिखते हैं।`,
      },
      'hi',
    ),
  due: (time) => `${time} तक`,
  action: 'ऑफ़िस खोलें',
}
