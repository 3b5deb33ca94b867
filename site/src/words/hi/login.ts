import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/login.ts'

export const login: Translated<typeof english.login> = {
  titles: { 'sign-in': 'साइन इन', 'sign-up': 'खाता बनाएँ', forgot: 'नया पासवर्ड रखें' },
  headings: { 'sign-in': 'फिर से स्वागत है', 'sign-up': 'अपना खाता बनाएँ', forgot: 'नया पासवर्ड रखें', second: 'एक क़दम और' },
  signIn: {
    lead: 'देखभाल बुक करने और अपनी बुकिंग देखने के लिए साइन इन करें।',
    submit: 'साइन इन करें',
    sending: 'साइन इन हो रहा है …',
    toSignUp: 'यहाँ नए हैं? खाता बनाएँ',
    forgot: 'पासवर्ड भूल गए?',
  },
  fields: {
    email: 'ईमेल',
    password: 'पासवर्ड',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
  },
  chosen: (what) => `आपने चुना: ${what}। साइन इन करने तक यह बना रहेगा।`,
  returnHome: 'होम पर वापस',
  checking: 'देख रहे हैं कि आप साइन इन हैं या नहीं …',
  notices: {
    ended: 'आप साइन आउट हो गए हैं। कृपया फिर साइन इन करें।',
    draftKept: 'आपका लिखा हुआ इसी फ़ोन में है।',
    unreachable: 'हम नहीं देख सके कि आप साइन इन हैं या नहीं। कृपया फिर कोशिश करें।',
  },
}
