import type * as english from '../en/account.ts'
import type { Translated } from '../translated.ts'

export const email: Translated<typeof english.email> = {
  required: 'ఈమెయిల్ ఇవ్వండి',
  invalid: 'దయచేసి సరైన ఈమెయిల్ ఇవ్వండి',
  disposable: 'దయచేసి మీ అసలైన ఈమెయిల్ ఇవ్వండి (తాత్కాలిక ఈమెయిల్‌లు చెల్లవు)',
}
export const password: Translated<typeof english.password> = {
  required: 'పాస్‌వర్డ్ ఇవ్వండి',
  tooShort: 'పాస్‌వర్డ్‌లో కనీసం 8 అక్షరాలు ఉండాలి',
  composition: 'పాస్‌వర్డ్‌లో కనీసం ఒక పెద్ద అక్షరం (A-Z), ఒక చిన్న అక్షరం (a-z), ఒక అంకె, ఒక ప్రత్యేక గుర్తు (@$!%*?&) ఉండాలి',
  common: 'దయచేసి ఎవరూ ఊహించలేని పాస్‌వర్డ్ ఎంచుకోండి',
  tooLong: 'పాస్‌వర్డ్ 128 అక్షరాలకు మించకూడదు',
  strength: ['చాలా బలహీనం', 'బలహీనం', 'పర్వాలేదు', 'బాగుంది', 'బలమైనది', 'చాలా బలమైనది'],
}
export const phone: Translated<typeof english.phone> = {
  invalid: 'దయచేసి సరైన ఫోన్ నంబర్ ఇవ్వండి',
  tooShort: 'ఫోన్ నంబర్‌లో కనీసం 10 అంకెలు ఉండాలి',
}
export const name: Translated<typeof english.name> = {
  required: 'పేరు ఇవ్వండి',
  tooShort: 'పేరులో కనీసం 2 అక్షరాలు ఉండాలి',
  tooLong: 'పేరు 50 అక్షరాల కంటే తక్కువ ఉండాలి',
  characters: 'పేరులో అక్షరాలు, ఖాళీలు, హైఫన్లు, అపాస్ట్రఫీలు మాత్రమే ఉండవచ్చు',
}
export const confirmPassword: Translated<typeof english.confirmPassword> = {
  required: 'దయచేసి పాస్‌వర్డ్‌ను మళ్లీ ఇవ్వండి',
  mismatch: 'రెండు పాస్‌వర్డ్‌లు ఒకేలా లేవు',
}
export const otp: Translated<typeof english.otp> = {
  sent: 'మీ ఈమెయిల్‌కు OTP పంపించాం. దయచేసి దాన్ని కింద ఇవ్వండి.',
  sendFailed: 'OTP పంపడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  invalid: 'OTP సరికాదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  verified: 'ఈమెయిల్ నిర్ధారణ అయింది.',
  accountCreated: 'మీ ఖాతా సిద్ధం! దయచేసి మీ ఈమెయిల్, పాస్‌వర్డ్‌తో సైన్ ఇన్ అవ్వండి.',
}
export const factor: Translated<typeof english.factor> = {
  stale: 'దయచేసి ఇది మీరేనని నిర్ధారించండి.',
  missing: 'దయచేసి ముందుగా సైన్ ఇన్ రెండో దశను ఏర్పాటు చేసుకోండి.',
  wrong: 'ఈ కోడ్ సరైనది కాదు, పాతది, లేదా ఇప్పటికే వాడారు.',
  passkeyFailed: 'ఈ పాస్‌కీ పనిచేయలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  last: 'మీకున్న రెండో దశ ఇదొక్కటే, ఆఫీసుకు ఒకటి తప్పనిసరి. ముందుగా మరొకటి జోడించండి.',
  full: 'మీకు ఇప్పటికే పది ఉన్నాయి. దయచేసి ముందుగా ఒకటి తీసేయండి.',
  nameRequired: 'దయచేసి దీనికి ఒక పేరు పెట్టండి',
}
export const profile: Translated<typeof english.profile> = {
  loadFailed: 'మీ వివరాలు తెరవడం కుదరలేదు',
  updateFailedToFetch: 'మీ వివరాలు మార్చడం కుదరలేదు',
  updateFailed: 'మీ వివరాలు మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  updated: 'మీ వివరాలు మారాయి!',
}
export const changePassword: Translated<typeof english.changePassword> = {
  mismatch: 'కొత్త పాస్‌వర్డ్‌లు రెండూ ఒకేలా లేవు',
  tooShort: 'కొత్త పాస్‌వర్డ్‌లో కనీసం 6 అక్షరాలు ఉండాలి',
  failed: 'పాస్‌వర్డ్ మార్చడం కుదరలేదు. దయచేసి మీ ప్రస్తుత పాస్‌వర్డ్‌ను చూసుకోండి.',
  same: 'ఇది మీ ఇప్పటి పాస్‌వర్డే. దయచేసి వేరొకటి ఎంచుకోండి.',
  changed: 'పాస్‌వర్డ్ మారింది!',
}
export const keeping: Translated<typeof english.keeping> = {
  restricted: 'ఈ కుటుంబం తమ వివరాలు తొలగించమని కోరింది. గోప్యత విభాగం మాత్రమే దీన్ని తెరవగలదు.',
  notRestricted: 'ఈ కుటుంబం ఖాతా మూసి లేదు.',
  onlyFamilies: 'సిబ్బంది ఖాతాలను ఆఫీసు తొలగిస్తుంది.',
}
