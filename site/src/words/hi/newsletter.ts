import { texts } from '@thodu/api/contract/texts'
import type { newsletter as english } from '../en/newsletter.ts'
import type { Translated } from '../translated.ts'

export const newsletter: Translated<typeof english> = {
  title: 'हमारी चिट्ठी',
  heading: 'हमारी चिट्ठी',
  description: 'घर पर देखभाल के बारे में हमारी महीने की चिट्ठी के लिए अपने ईमेल की पुष्टि करें, या उसे बंद करें।',
  confirm: {
    heading: 'क्या आपको हमारी चिट्ठी चाहिए?',
    lead: 'एक बार दबाइए, और अगली चिट्ठी आपको मिलेगी। महीने में ज़्यादा से ज़्यादा एक।',
    submit: 'हाँ, मेरे ईमेल की पुष्टि करें',
    sending: 'पुष्टि कर रहे हैं …',
    sent: texts.newsletter.confirmed,
  },
  leave: {
    heading: 'चिट्ठी बंद करें',
    lead: 'एक बार दबाइए, और हम आपका ईमेल हटा देंगे।',
    submit: 'बंद करें',
    sending: 'एक पल …',
    sent: texts.newsletter.left,
  },
  failed: 'यह नहीं हो पाया। थोड़ी देर बाद फिर कोशिश करें।',
  noLink: {
    lead: 'इस पेज पर हमारे मेल के लिंक से आते हैं। अगर आपका लिंक बीच में कट गया था, तो उसे एक बार फिर खोलिए।',
    toBlog: 'ब्लॉग पढ़ें',
  },
  noScript: 'आपके मेल का लिंक पढ़ने के लिए इस पेज को जावास्क्रिप्ट चाहिए।',
}
