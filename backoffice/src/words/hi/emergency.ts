import type { Translated } from '@thodu/api/contract/words/translated'
import type { emergencyWords as english } from '../en/emergency.ts'

/** Words of the sheet that is printed for the day the machine is dead; loaded with it. Commands stand as they are typed. */
export const emergencyWords: Translated<typeof english> = {
  title: 'इमरजेंसी शीट',
  print: 'प्रिंट करें',
  desk: {
    why: 'जिस दिन पेज न खुलें, उसके लिए: कल रात तक कौन कहाँ है और किसे फ़ोन करना है। ज़रूरत की हर शाम प्रिंट करें।',
    open: 'ऑफ़िस की शीट',
    printed: '%{brand}: कौन कहाँ है, %{time} तक',
  },
  machine: {
    why: 'उस दिन के लिए जब यह मशीन बंद पड़ जाए: किसे फ़ोन करना है और क्या टाइप करना है। शुरू में ही प्रिंट करके बैकअप की चाबी के साथ रखें।',
    open: 'मशीन की शीट',
    printed: '%{brand}: मशीन के लिए इमरजेंसी शीट, %{time} की',
  },
  visits: {
    title: 'कल रात तक की विज़िट',
    none: 'कल रात तक कोई विज़िट तय नहीं है।',
  },
  call: {
    title: 'किसे फ़ोन करें',
    machine: 'मशीन कौन देखता है',
    key: 'बैकअप की चाबी कहाँ है',
    copies: 'बैकअप की प्रतियाँ कहाँ हैं',
    office: 'ऑफ़िस',
    ambulance: 'एम्बुलेंस',
    none: 'नंबर नहीं',
    lastCopy: 'इस मशीन के बाहर आख़िरी प्रति: %{time}।',
    noCopy: 'अभी कोई प्रति इस मशीन से बाहर नहीं गई।',
    oneDisk: 'जानकारी की सब प्रतियाँ एक ही डिस्क पर हैं। वह ख़राब हुई तो सब चला जाएगा।',
    lastBackup: 'आख़िरी बैकअप, रिस्टोर करके परखा हुआ: %{time}।',
  },
  start: {
    title: 'मशीन चल रही है, पेज नहीं खुल रहे',
    look: 'देखें कि क्या गड़बड़ है:',
    again: 'फिर से शुरू करें:',
    full: 'डिस्क भर गई हो तो जगह ख़ाली करें (df -h); इसके लिए कुछ दोबारा शुरू नहीं करना है।',
  },
  restore: {
    title: 'मशीन या उसकी जानकारी चली गई है',
    install: 'दूसरी मशीन तैयार करें: docs/operations.md, “Install as a service”। अभी उसे शुरू न करें।',
    fetch: 'जहाँ प्रतियाँ रखी हैं वहाँ से सबसे नई nightly-….tar.sealed फ़ाइल लाएँ, और तिजोरी से चाबी।',
    run: 'चाबी टाइप करें (Ctrl-D से ख़त्म होता है), रिस्टोर करें, चाबी हटाएँ, शुरू करें:',
    after: 'सबको फिर से साइन इन करना होगा। नीचे के उन परिवारों को फ़ोन करें जिनकी बुकिंग बैकअप के बाद की है।',
  },
  reset: {
    title: 'ऑफ़िस में कोई साइन इन नहीं कर पा रहा',
    run: 'मशीन पर एक और एडमिन बनाएँ; पासवर्ड एक ही बार दिखेगा:',
    factor: 'किसी का फ़ोन और रिकवरी कोड दोनों खो गए हों; तब अकेले पासवर्ड से फिर साइन इन होगा:',
  },
  bookings: {
    title: 'जारी बुकिंग, तब तक बिना विज़िट: %{count}',
    none: 'और कोई बुकिंग जारी नहीं है।',
    notAll: 'केवल पहली %{count}; और भी हैं।',
    family: 'परिवार',
    patient: 'मरीज़',
    caretaker: 'केयरटेकर',
    nobody: 'अभी कोई नहीं',
    since: '%{day} से',
    inEmergency: 'इमरजेंसी में: %{contact}',
  },
}
