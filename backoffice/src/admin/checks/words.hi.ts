import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    checks: {
      title: 'जाँच',
      onFile: 'जाँच: %{all} में से %{count}',
      enter: 'जाँच दर्ज करें',
      enterOf: '%{name} की जाँच दर्ज करें',
      missing: texts.missingChecks,
      ask: 'फिर भी तय करें?',
      reason: 'वजह (लिखना ज़रूरी नहीं)',
      reasonHint: 'यह ऑडिट लॉग में रहती है।',
      names: { police: 'पुलिस वेरिफ़िकेशन', id: 'पहचान पत्र की जाँच', references: 'जानकारों से पूछताछ' },
      seen: { police: 'पुलिस वेरिफ़िकेशन देखा', id: 'पहचान पत्र देखा', references: 'जानकारों से पूछा' },
      seenToday: {
        police: 'पुलिस वेरिफ़िकेशन आज देखा',
        id: 'पहचान पत्र आज देखा',
        references: 'जानकारों से आज पूछा',
      },
      seenOn: {
        police: 'पुलिस वेरिफ़िकेशन देखने की तारीख़',
        id: 'पहचान पत्र देखने की तारीख़',
        references: 'जानकारों से पूछने की तारीख़',
      },
      notOnFile: 'अभी दर्ज नहीं',
      isMissing: 'बाक़ी है',
      isWhole: 'सब दर्ज हैं',
      saved: 'जाँच सेव हो गई।',
      failed: 'जाँच सेव नहीं हो सकी। कृपया फिर से कोशिश करें।',
    },
  },
}
