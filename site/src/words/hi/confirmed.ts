import { promisedHoursInHindi as hours } from '@thodu/api/contract/promises/promised-hours'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/confirmed.ts'
import { brand } from './language/brand.ts'

const { ambulance, medicalHelp } = brand.emergencyNumbers

export const confirmed: Translated<typeof english.confirmed> = {
  title: 'आपकी बुकिंग मिल गई',
  description: 'आपकी बुकिंग हमारी टीम के पास है।',
  heading: 'आपकी बुकिंग मिल गई',
  lead: (service, patient) => `आपकी बुकिंग हमारे पास है: ${patient} के लिए ${service}।`,
  waiting: `हम ${hours.call} घंटे में फ़ोन करके जानकारी पक्की करेंगे। फिर केयरटेकर चुनेंगे, आमतौर पर ${hours.fromCall}-${hours.match} घंटे में। तब तक बुकिंग एक अनुरोध है।`,
  call: (phone, time) => `हम ${time} तक ${phone} पर फ़ोन करेंगे।`,
  called: (time) => `${time} पर फ़ोन किया।`,
  callLate: 'हमें फ़ोन करने में देर हो गई। हम माफ़ी चाहते हैं। आप अभी हमें फ़ोन कर सकते हैं:',
  late: {
    match: 'केयरटेकर चुनने में हमारे बताए समय से ज़्यादा लग रहा है। हम माफ़ी चाहते हैं। आप हमें अभी फ़ोन कर सकते हैं:',
    verification: 'वेरिफ़िकेशन में हमारे बताए समय से ज़्यादा लग रहा है। हम माफ़ी चाहते हैं। आप हमें अभी फ़ोन कर सकते हैं:',
  },
  chat: (id) => `बुकिंग ${id}:`,
  receivedBefore: 'कनेक्शन टूटने पर भी यह बुकिंग हमें मिल चुकी थी। उसके बाद आपने कुछ बदला हो तो “मेरी बुकिंग” में बदलें या हमें फ़ोन करें।',
  bookingId: 'बुकिंग नंबर',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  customer: 'बुक करने वाले',
  booking: 'बुकिंग',
  patient: 'मरीज़ की जानकारी',
  labels: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    location: 'इलाक़ा',
    service: 'सेवा',
    package: 'पैकेज',
    price: 'दाम',
    completion: 'फ़ॉर्म कितना भरा',
    bookedOn: 'बुक करने का समय',
    age: 'उम्र',
    address: 'पता',
    city: 'शहर',
    pincode: 'पिनकोड',
    emergencyContact: 'इमरजेंसी में किसे फ़ोन करें',
    emergencyPhone: 'इमरजेंसी का फ़ोन',
    preferredStartDate: 'कब से चाहिए',
    preferredTime: 'किस समय चाहिए',
    notes: 'और बातें',
  },
  notGiven: 'नहीं दिया',
  next: {
    heading: 'आगे क्या होगा',
    steps: [
      { title: 'हम फ़ोन करते हैं', text: `बुकिंग की जानकारी पक्की करने के लिए हमारी टीम ${hours.call} घंटे में फ़ोन करती है।` },
      {
        title: 'केयरटेकर चुनना',
        text: `हम मरीज़ के लिए सही केयरटेकर चुनते हैं, आमतौर पर ${hours.fromCall}-${hours.match} घंटे में।`,
      },
      {
        title: 'बैकग्राउंड की जाँच और समय',
        text: `जाँच ${hours.fromMatch}-${hours.verification} घंटे में पूरी होती है, और हम मिलकर समय तय करते हैं।`,
      },
      { title: 'देखभाल शुरू होती है', text: 'देखभाल आपके पैकेज के हिसाब से शुरू होती है।' },
    ],
    by: (time) => `${time} तक`,
    start: (day) => `${day} को`,
    startOpen: 'जो दिन आपसे तय हो',
  },
  urgent: {
    heading: 'तुरंत मदद चाहिए तो',
    ambulance: `एम्बुलेंस ${ambulance}`,
    medicalHelp: `माँ और बच्चे के लिए ${medicalHelp}`,
    support: `24 घंटे मदद ${brand.phoneDisplay}`,
  },
  rule: 'देखभाल शुरू होने से 24 घंटे पहले तक रद्द कर सकते हैं।',
  print: 'प्रिंट करें',
  calendar: {
    add: 'कैलेंडर में जोड़ें',
    file: (id) => `booking-${id}.ics`,
    call: (name) => `${name} का फ़ोन: आपकी बुकिंग के बारे में`,
    care: (service, patient) => `${patient} के लिए ${service} शुरू`,
    about: (id, phone) => `बुकिंग नंबर ${id}। हम ${phone} पर फ़ोन करेंगे।`,
  },
  myBookings: 'मेरी बुकिंग',
  home: 'होम पर वापस',
}
