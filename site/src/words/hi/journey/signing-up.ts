import type { signingUp as english } from '../../en/journey/signing-up.ts'
import type { Translated } from '../../translated.ts'

export const signingUp: Translated<typeof english> = {
  signUp: {
    lead: 'पूरे परिवार की देखभाल के लिए एक खाता।',
    submit: 'खाता बनाएँ',
    sending: 'कोड भेज रहे हैं …',
    terms: {
      before: 'खाता बनाकर आप मानते हैं हमारे',
      link: 'नियम और शर्तें',
      newTab: 'नए टैब में खुलता है',
    },
    haveCode: 'मेरे पास कोड है',
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
    title: 'अपना ईमेल पक्का करें',
    sentTo: (email) => `हमने ${email} पर 6 अंकों का कोड भेजा है।`,
    fromMail: 'हमारे मेल का कोड लिखें। वह 10 मिनट तक चलता है।',
    label: '6 अंकों का कोड',
    submit: 'पक्का करें और खाता बनाएँ',
    sending: 'जाँच रहे हैं …',
    resend: 'नया कोड भेजें',
    resendIn: (seconds) => `नया कोड ${seconds} सेकंड में`,
    resent: 'नया कोड भेज दिया है।',
    verifiedRetry: 'आपका ईमेल पक्का हो गया, पर खाता नहीं बन सका। कृपया फिर कोशिश करें।',
  },
  forgot: {
    lead: 'हम आपके ईमेल पर एक कोड भेजते हैं। उससे आप नया पासवर्ड चुन सकते हैं।',
    submit: 'कोड भेजें',
    sending: 'भेज रहे हैं …',
    reset: 'नया पासवर्ड सहेजें',
    resetting: 'सहेज रहे हैं …',
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
    loading: 'Google साइन इन आ रहा है …',
  },
}
