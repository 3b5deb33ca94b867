import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/signing-up.ts'

export const signingUp: Translated<typeof english.signingUp> = {
  signUp: {
    lead: 'पूरे परिवार की देखभाल के लिए एक खाता।',
    submit: 'खाता बनाएँ',
    sending: 'OTP भेज रहे हैं …',
    terms: {
      before: 'खाता बनाने पर आपको मंज़ूर हैं हमारे',
      link: 'नियम और शर्तें',
      newTab: 'नए टैब में खुलता है',
    },
    haveCode: 'मेरे पास OTP है',
    codeKept: 'पासवर्ड एक बार फिर लिखें; आपका OTP अभी काम करेगा।',
    toSignIn: 'पहले से खाता है? साइन इन करें',
  },
  strength: 'पासवर्ड की मज़बूती',
  checklist: {
    heading: 'आपके पासवर्ड में चाहिए',
    met: 'है',
    unmet: 'अभी नहीं',
    rules: {
      length: 'कम से कम 8 अक्षर',
      lowercase: 'एक छोटा अक्षर (a-z)',
      uppercase: 'एक बड़ा अक्षर (A-Z)',
      digit: 'एक अंक',
      special: '@$!%*?& में से एक',
    },
  },
  code: {
    title: 'अपने ईमेल की पुष्टि करें',
    sentTo: (email) => `हमने ${email} पर 6 अंकों का OTP भेजा है।`,
    fromMail: 'हमारे मेल में आया OTP लिखें। वह 10 मिनट तक चलता है।',
    label: '6 अंकों का OTP',
    submit: 'पुष्टि करें और खाता बनाएँ',
    sending: 'जाँच रहे हैं …',
    resend: 'नया OTP भेजें',
    resendIn: (seconds) => `नया OTP ${seconds} सेकंड में`,
    resent: 'नया OTP भेज दिया है।',
    verifiedRetry: 'आपके ईमेल की पुष्टि हो गई, पर खाता नहीं बन सका। कृपया फिर कोशिश करें।',
  },
  forgot: {
    lead: 'हम आपके ईमेल पर OTP भेजते हैं। उससे आप नया पासवर्ड चुन सकते हैं।',
    submit: 'OTP भेजें',
    sending: 'भेज रहे हैं …',
    reset: 'नया पासवर्ड सेव करें',
    resetting: 'सेव हो रहा है …',
    backToSignIn: 'साइन इन पर वापस',
  },
  fields: {
    name: 'पूरा नाम',
    phone: 'फ़ोन',
    phoneHint: 'कम से कम 10 अंक',
    newPassword: 'नया पासवर्ड',
    confirmPassword: 'पासवर्ड दोबारा लिखें',
  },
  google: {
    or: 'या',
    label: 'Google से साइन इन करें',
    loading: 'Google साइन इन खुल रहा है …',
  },
}
