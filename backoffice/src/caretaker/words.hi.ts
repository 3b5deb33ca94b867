import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import { words as shared } from '../app/words.hi.ts'
import type * as english from './words.en.ts'

export const words: Translated<typeof english.words> = {
  caretaker: {
    title: 'केयरटेकर',
    menu: { dashboard: 'डैशबोर्ड', visits: 'मेरी विज़िट', bookings: 'मेरी बुकिंग', profile: 'मेरी जानकारी', contact: 'ऑफ़िस' },
    callOffice: 'ऑफ़िस को फ़ोन करें, %{phone}',
    close: 'बंद करें',
    initialPassword: { change: 'अपना पासवर्ड चुनें', later: 'बाद में' },
    loadFailed: texts.admin.bookingsFailed,
    gone: 'यह बुकिंग अब आपकी नहीं है।',
    noConnection: 'इंटरनेट नहीं है। कृपया फिर से कोशिश करें।',
  },
  statusInside: shared.status,
}

export const bookings: Translated<typeof english.bookings> = {
  caretaker: {
    bookings: {
      title: 'मेरी बुकिंग',
      search: 'परिवार, सेवा या पैकेज खोजें',
      status: 'स्थिति',
      allStatuses: 'सब स्थितियाँ',
      export: 'CSV डाउनलोड',
      none: texts.caretaker.noBookingsFound,
      found: '%{smart_count} बुकिंग |||| %{smart_count} बुकिंग',
      earlier: 'पुराने काम (%{count})',
    },
    columns: {
      service: 'सेवा',
      package: 'पैकेज',
      client: 'परिवार',
      email: 'ईमेल',
      status: 'स्थिति',
      date: 'तारीख़',
      actions: 'क्या करना है',
    },
  },
}

export const dashboard: Translated<typeof english.dashboard> = {
  caretaker: {
    dashboard: 'डैशबोर्ड',
    welcome: 'नमस्ते, %{name} जी',
    cards: {
      title: 'आपके काम के आँकड़े',
      active: 'चल रहे काम',
      completed: 'पूरे हुए काम',
      upcoming: 'आने वाले काम',
      rating: 'औसत रेटिंग',
    },
    actions: {
      title: 'सीधे यहाँ से करें',
      startNext: 'अगला काम शुरू करें',
      contactAdmin: 'ऑफ़िस से बात करें',
      schedule: 'आज के काम देखें',
    },
    nextJob: {
      question: 'ऐसा करते ही %{client} को ख़बर मिल जाएगी।',
      far: 'यह काम %{date} को, यानी %{days} दिन बाद शुरू होगा।',
      notNow: 'अभी नहीं',
      none: 'शुरू करने के लिए कोई काम नहीं है।',
      current: 'अभी कोई विज़िट नहीं चल रही है। आपकी अभी की देखभाल:',
      onVisit: 'पहले चल रही विज़िट समाप्त करें।',
    },
    contact: {
      text: 'काम से जुड़ी हर बात में ऑफ़िस मदद करता है: समय बदल जाए, दरवाज़ा बंद मिले, या कोई चिंता हो।',
      call: '%{phone} पर फ़ोन करें',
      write: '%{email} पर लिखें',
      hours: 'ऑफ़िस का समय: %{hours}',
      emergency: 'इमरजेंसी',
    },
    schedule: { none: 'आज कोई काम तय नहीं है।', today: 'आज, %{date}' },
    notifications: {
      title: 'सूचनाएँ',
      booking: 'बुकिंग: %{service} (%{status})',
      none: texts.caretaker.noNotifications,
    },
    upcoming: { title: 'आने वाले काम', none: texts.caretaker.noUpcomingJobs },
    assigned: {
      title: 'मुझे मिली बुकिंग',
      none: texts.caretaker.noBookingsAssigned,
      viewAll: 'सब बुकिंग देखें',
    },
  },
}

export const job: Translated<typeof english.job> = {
  caretaker: {
    job: {
      starts: 'शुरू: %{when}',
      noStart: 'शुरू होने की तारीख़ अभी तय नहीं',
      booked: 'बुक किया: %{date}',
      patient: 'मरीज़: %{name}',
      progress: '%{steps} में से चरण %{step}',
      call: '%{name} को फ़ोन करें',
      map: 'नक़्शा खोलें',
      open: 'बुकिंग खोलें',
    },
    steps: {
      finish: 'क्या देखभाल पूरी हो गई? 10 सेकंड तक इसे वापस ले सकते हैं; बाद में केवल ऑफ़िस बदल सकता है।',
      endsVisits: 'ये विज़िट और इनके बाद वाली अभी तय हैं। ये सब नहीं होंगी:',
      endWhole: '%{patient} की पूरी देखभाल ख़त्म करें',
      andMore: 'और %{smart_count} |||| और %{smart_count}',
      notYet: 'अभी नहीं',
      pending: texts.caretaker.startCare,
      confirmed: texts.caretaker.beginActiveCare,
      active: texts.caretaker.markCompleted,
      saving: 'सेव हो रहा है…',
      done: 'सेव हो गया। बुकिंग अब: %{status}।',
      failed: 'स्थिति नहीं बदली जा सकी। कृपया फिर से कोशिश करें।',
    },
    notes: {
      title: 'नोट',
      viewAdd: 'नोट देखें / लिखें',
      of: 'नोट: %{service}, %{client}',
      label: 'नया नोट',
      add: 'नोट जोड़ें',
      adding: 'जोड़ रहे हैं…',
      added: 'नोट जोड़ दिया गया।',
      none: texts.caretaker.noNotes,
      failed: 'नोट नहीं जोड़ा जा सका। कृपया फिर से कोशिश करें।',
    },
  },
}

export const scheduleChanges: Translated<typeof english.scheduleChanges> = {
  caretaker: {
    scheduleChanges: {
      title: 'बदली हुई विज़िट',
      kinds: { new: 'नई', moved: 'नया समय', cancelled: 'रद्द' },
      before: 'पहले: %{time}',
      reasons: 'आप क्यों:',
      confirm: 'पक्का करें',
      confirmed: 'पक्का हो गया। ऑफ़िस को दिख रहा है।',
      failed: 'सेव नहीं हो सका। कृपया फिर से कोशिश करें।',
    },
  },
}

export const today: Translated<typeof english.today> = {
  caretaker: {
    today: {
      title: 'आज',
      next: 'अगला काम',
      following: 'इसके बाद',
      current: 'चल रही देखभाल',
      new: 'नया',
      startsToday: 'आज शुरू',
      startsTomorrow: 'कल शुरू',
      startsIn: '%{days} दिन में शुरू',
    },
  },
}

export const visits: Translated<typeof english.visits> = {
  caretaker: {
    outbox: {
      kept: 'इस फ़ोन पर सेव है, भेज दिया जाएगा।',
      unsent: 'अभी भेजा नहीं गया',
      asOf: 'इंटरनेट नहीं है। %{time} तक की जानकारी।',
    },
    visits: {
      now: 'अभी इस घर में',
      next: 'आगे: %{day}',
      span: '%{from} से %{to} तक',
      status: {
        planned: 'अभी शुरू नहीं हुई',
        started: 'चल रही है',
        done: 'पूरी हुई',
        missed: 'छूट गई',
        skipped: 'ज़रूरत नहीं',
        cancelled: 'रद्द',
      },
      startedAt: '%{time} पर शुरू हुई',
      endedAt: '%{start} पर शुरू, %{end} पर ख़त्म',
      start: 'विज़िट शुरू करें',
      end: 'विज़िट ख़त्म करें',
      sending: 'सेव हो रहा है…',
      started: 'सेव हो गया। विज़िट शुरू हो गई है।',
      ended: 'सेव हो गया। विज़िट ख़त्म हो गई है।',
      ask: 'अगली बार आने वाले को क्या पता होना चाहिए?',
      askFamily: 'परिवार के लिए',
      askFamilyHint: 'आज कैसा रहा? परिवार इसे समय के साथ पढ़ता है।',
      askHint: 'दोनों ख़ाली छोड़ सकते हैं।',
      failed: 'विज़िट बदली नहीं जा सकी। कृपया फिर से कोशिश करें।',
      trouble: 'कुछ ठीक नहीं है',
      troubleKept: 'कुछ ठीक नहीं है: अभी नहीं भेजा',
      codeAsk: 'परिवार का बताया कोड',
      codeHint: 'परिवार के पेज पर चार अंक। इनके बिना भी विज़िट सेव होती है।',
      codeWrong: 'सेव हो गया, पर वह कोड सही नहीं था। कृपया फिर से डालें।',
      endCodeWrong: 'सेव हो गया, पर वह कोड सही नहीं था। “मेरी विज़िट” में फिर से डाल सकते हैं।',
      codeAgain: 'कोड डालें',
      codeCheck: 'कोड जाँचें',
      callFamily: 'परिवार को फ़ोन करें',
      enterCode: 'परिवार का कोड डालें',
      more: 'और',
      pressFirst: 'पहले नीचे “काम स्वीकार करें” दबाएँ। फिर विज़िट शुरू हो सकती है।',
      lastNote: 'पिछली विज़िट से (%{author}, %{when})',
      hidden: 'परिवार का नाम, पता और फ़ोन 24 घंटे पहले से दिखते हैं।',
    },
  },
}
