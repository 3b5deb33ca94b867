import { choosePlural } from '@thodu/api/contract/words/formats'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/signing-up.ts'

export const signingUp: Translated<typeof english.signingUp> = {
  signUp: {
    lead: 'మొత్తం కుటుంబ సంరక్షణకు ఒకే ఖాతా.',
    submit: 'ఖాతా తెరవండి',
    sending: 'OTP పంపుతున్నాం …',
    terms: {
      before: 'ఖాతా తెరిస్తే మీరు వీటికి అంగీకరించినట్టే:',
      link: 'నియమ నిబంధనలు',
      newTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
    },
    haveCode: 'నా దగ్గర OTP ఉంది',
    codeKept: 'పాస్‌వర్డ్ మళ్లీ టైప్ చేయండి; OTP పనిచేస్తుంది.',
    toSignIn: 'ఇప్పటికే ఖాతా ఉందా? సైన్ ఇన్ అవ్వండి',
  },
  strength: 'పాస్‌వర్డ్ బలం',
  checklist: {
    heading: 'మీ పాస్‌వర్డ్‌లో ఉండాల్సినవి',
    met: 'ఉంది',
    unmet: 'ఇంకా లేదు',
    rules: {
      length: 'కనీసం 8 అక్షరాలు',
      lowercase: 'ఒక చిన్న అక్షరం (a-z)',
      uppercase: 'ఒక పెద్ద అక్షరం (A-Z)',
      digit: 'ఒక అంకె',
      special: '@$!%*?& లో ఒకటి',
    },
  },
  code: {
    title: 'మీ ఈమెయిల్‌ను నిర్ధారించండి',
    sentTo: (email) => `${email} ఈమెయిల్‌కు 6 అంకెల OTP పంపాం.`,
    fromMail: 'మా మెయిల్‌లోని OTP ఇవ్వండి. అది 10 నిమిషాలు పనిచేస్తుంది.',
    label: '6 అంకెల OTP',
    submit: 'నిర్ధారించి ఖాతా తెరవండి',
    sending: 'సరిచూస్తున్నాం …',
    resend: 'కొత్త OTP పంపండి',
    resendIn: (seconds) =>
      choosePlural(seconds, { one: `కొత్త OTP ${seconds} సెకనులో`, other: `కొత్త OTP ${seconds} సెకన్లలో` }, 'te'),
    resent: 'కొత్త OTP పంపాం.',
    verifiedRetry: 'మీ ఈమెయిల్ నిర్ధారణ అయింది, కానీ ఖాతా తెరవడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  forgot: {
    lead: 'మీ ఈమెయిల్‌కు ఒక OTP పంపుతాం. దానితో కొత్త పాస్‌వర్డ్ పెట్టుకోవచ్చు.',
    submit: 'OTP పంపండి',
    sending: 'పంపుతున్నాం …',
    reset: 'కొత్త పాస్‌వర్డ్ భద్రపరచండి',
    resetting: 'భద్రపరుస్తున్నాం …',
    backToSignIn: 'సైన్ ఇన్‌కు తిరిగి వెళ్లండి',
  },
  fields: {
    name: 'పూర్తి పేరు',
    phone: 'ఫోన్',
    phoneHint: 'కనీసం 10 అంకెలు',
    newPassword: 'కొత్త పాస్‌వర్డ్',
    confirmPassword: 'పాస్‌వర్డ్ మళ్లీ రాయండి',
  },
  google: {
    or: 'లేదా',
    label: 'Google ద్వారా సైన్ ఇన్',
    loading: 'Google సైన్ ఇన్ వస్తోంది …',
  },
}
