import { promisedHoursInHindi as hours } from '@thodu/api/contract/promises/promised-hours'
import { choosePlural } from '@thodu/api/contract/words/formats'
import { labels } from '@thodu/api/contract/words/hi/labels'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/pricing.ts'

export const pricing: Translated<typeof english.pricing> = {
  title: 'पैकेज चुनें',
  description: 'आपकी चुनी देखभाल के पैकेज और दाम।',
  heading: (service) => `${service}: पैकेज`,
  lead: `एक चुनिए। अभी कुछ नहीं देना है: सब पक्का करने के लिए हमारी टीम पहले ${hours.call} घंटे में फ़ोन करती है।`,
  legend: 'पैकेज',
  popular: 'हमारी सलाह',
  was: (price) => `पहले का दाम ${price}`,
  now: (price, unit) => `दाम ${price} ${unit}`.trim(),
  changeDetails: 'जानकारी बदलें',
  answers: 'आपके जवाब',
  files: 'काग़ज़ात',
  fileCount: (count) => choosePlural(count, { one: `${count} फ़ाइल`, other: `${count} फ़ाइलें` }, 'hi'),
  call: {
    legend: `${hours.call} घंटे में किसे फ़ोन करें?`,
    me: (phone) => `मुझे, ${phone} पर`,
    meWithout: 'मुझे',
    home: (name, phone) => `${name}, ${phone} पर`,
    phone: 'आपका फ़ोन नंबर',
    phoneHint: 'विदेश में हों तो देश के कोड के साथ, जैसे +1 312 555 0100',
    phoneMissing: 'कृपया अपना नंबर दें, या दूसरे नंबर पर फ़ोन करने दें।',
    phoneFailed: 'आपका नंबर सेव नहीं हो सका। कृपया फिर कोशिश करें।',
    // The office reads it, in its own language.
    note: (name, phone) => `Please call ${name} on ${phone}.`,
  },
  promise: (phone) =>
    phone
      ? `अभी कुछ नहीं देना है। हम ${phone} पर ${hours.call} घंटे में फ़ोन करेंगे।`
      : `अभी कुछ नहीं देना है। हम आपको ${hours.call} घंटे में फ़ोन करेंगे।`,
  cancel: 'देखभाल शुरू होने से 24 घंटे पहले तक रद्द कर सकते हैं।',
  lastLook: 'बुक करने से पहले',
  doubts: 'कृपया इन्हें एक बार और देखें',
  sameCare: 'यह देखभाल आप पहले ही माँग चुके हैं। दोबारा बुक करने पर दोबारा फ़ोन आएगा।',
  openBooking: (id) => `बुकिंग ${id} खोलें`,
  offline: 'इंटरनेट नहीं है। अभी कुछ बुक नहीं हुआ है। आपका लिखा सब इसी फ़ोन में है; इंटरनेट आने पर फिर “बुक करें” दबाएँ।',
  seeBookings: 'मेरी बुकिंग में देखें',
  book: 'बुक करें',
  bookAnyway: 'फिर भी बुक करें',
  booking: 'बुक हो रही है …',
  callback: 'कॉल बैक माँगें',
  back: 'वापस',
  choosePackage: 'कृपया पहले पैकेज चुनें।',
  callbackDialog: {
    title: 'हम आपको फ़ोन करें?',
    lead: `हम ${hours.callback} घंटे में, या आपके चुने समय पर फ़ोन करते हैं।`,
    package: 'किस पैकेज के बारे में',
    window: 'हम कब फ़ोन करें?',
    windows: labels.windows,
    notes: 'और बातें',
    submit: 'कॉल बैक माँगें',
    sending: 'भेज रहे हैं …',
    failed: 'आपका अनुरोध नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  },
}
