import type { Translated } from '../../../contract/words/translated.ts'
import type { request as english } from '../en/request.ts'

export const request: Translated<typeof english> = {
  facts: {
    service: 'సేవ',
    package: 'ప్యాకేజీ',
    time: 'ఏ సమయంలో',
    name: 'పేరు',
    email: 'ఈమెయిల్',
    phone: 'ఫోన్',
    inquiry: 'దేని గురించి',
    subject: 'విషయం',
    message: 'సందేశం',
  },
  notGiven: 'ఇవ్వలేదు',
  windows: { morning: 'ఉదయం', afternoon: 'మధ్యాహ్నం', evening: 'సాయంత్రం' },
  inquiries: {
    general: 'సాధారణ ప్రశ్న',
    caregiver: 'కేర్‌టేకర్ కావాలి',
    partnership: 'భాగస్వామ్యం',
    support: 'సాంకేతిక సహాయం',
    billing: 'బిల్లు గురించి',
    feedback: 'అభిప్రాయాలు, సూచనలు',
  },
  callbackReceived: {
    subject: 'మేము మీకు ఫోన్ చేస్తాం',
    text: (hours) => `ఫోన్ చేయమని మీరు అడిగినది మాకు చేరింది. మా వాళ్లు ${hours} గంటల్లో మీకు ఫోన్ చేస్తారు.`,
    action: 'మీ రిక్వెస్ట్ చూడండి',
  },
  callbackForTeam: {
    subject: (customer) => `ఫోన్ చేయాలి: ${customer}`,
    text: (customer) => `${customer} తమకు ఫోన్ చేయమని అడిగారు.`,
    action: 'జాబితా తెరవండి',
  },
  messageForTeam: {
    subject: (subject) => `సంప్రదింపు ఫారమ్: ${subject}`,
    text: 'సంప్రదింపు ఫారమ్ ద్వారా ఒక సందేశం వచ్చింది.',
    action: 'సందేశాలు తెరవండి',
  },
}
