import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/two-factor.ts'

export const second: Translated<typeof english.second> = {
  lead: 'आपका ऑथेंटिकेटर ऐप अभी जो कोड दिखा रहा है, वह लिखें।',
  leadPasskey: 'अपनी पासकी से पक्का करें।',
  leadRecovery: 'आपके प्रिंट किए रिकवरी कोड में से एक लिखें। हर कोड एक ही बार चलता है।',
  codeLabel: '6 अंकों का कोड',
  recoveryLabel: 'रिकवरी कोड',
  submit: 'साइन इन करें',
  sending: 'जाँच रहे हैं …',
  usePasskey: 'पासकी से करें',
  useApp: 'ऑथेंटिकेटर ऐप से करें',
  useRecovery: 'रिकवरी कोड से करें',
  startAgain: 'फिर से शुरू करें',
  wrong: 'यह सही नहीं, पुराना है या इस्तेमाल हो चुका है। ऐप हर 30 सेकंड में नया कोड दिखाता है।',
  passkeyFailed: 'पासकी से नहीं हो पाया। कृपया फिर कोशिश करें।',
  over: 'आपकी सुरक्षा के लिए, कृपया शुरू से साइन इन करें।',
}
