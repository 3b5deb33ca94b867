import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import { words as shared } from '../app/words.te.ts'
import type * as english from './words.en.ts'

export const words: Translated<typeof english.words> = {
  caretaker: {
    title: 'కేర్‌టేకర్',
    menu: { dashboard: 'డ్యాష్‌బోర్డ్', visits: 'నా విజిట్‌లు', bookings: 'నా బుకింగ్‌లు', profile: 'నా వివరాలు', contact: 'ఆఫీసు' },
    callOffice: 'ఆఫీసుకు ఫోన్ చేయండి, %{phone}',
    close: 'మూసేయండి',
    initialPassword: { change: 'మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి', later: 'తర్వాత' },
    loadFailed: texts.admin.bookingsFailed,
    gone: 'ఈ బుకింగ్ ఇప్పుడు మీది కాదు.',
    noConnection: 'ఇంటర్నెట్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
  },
  statusInside: shared.status,
}

export const bookings: Translated<typeof english.bookings> = {
  caretaker: {
    bookings: {
      title: 'నా బుకింగ్‌లు',
      search: 'కుటుంబం, సేవ లేదా ప్యాకేజీ వెతకండి',
      status: 'స్టేటస్',
      allStatuses: 'అన్నీ',
      export: 'CSV డౌన్‌లోడ్',
      none: texts.caretaker.noBookingsFound,
      found: '%{smart_count} బుకింగ్ |||| %{smart_count} బుకింగ్‌లు',
      earlier: 'పాత పనులు (%{count})',
    },
    columns: {
      service: 'సేవ',
      package: 'ప్యాకేజీ',
      client: 'కుటుంబం',
      email: 'ఈమెయిల్',
      status: 'స్టేటస్',
      date: 'తేదీ',
      actions: 'చేయాల్సినవి',
    },
  },
}

export const dashboard: Translated<typeof english.dashboard> = {
  caretaker: {
    dashboard: 'డ్యాష్‌బోర్డ్',
    welcome: 'నమస్కారం, %{name} గారూ',
    cards: {
      title: 'మీ పని లెక్కలు',
      active: 'జరుగుతున్న పనులు',
      completed: 'పూర్తయిన పనులు',
      upcoming: 'రాబోయే పనులు',
      rating: 'సగటు రేటింగ్',
    },
    actions: {
      title: 'త్వరగా చేయడానికి',
      startNext: 'తర్వాతి పని మొదలుపెట్టండి',
      contactAdmin: 'ఆఫీసును సంప్రదించండి',
      schedule: 'ఈ రోజు పనులు చూడండి',
    },
    nextJob: {
      question: 'మీరు ఇది నొక్కగానే %{client} గారికి మెసేజ్ వెళ్తుంది.',
      far: 'ఈ పని మొదలయ్యేది %{date}, అంటే %{days} రోజుల తర్వాతే.',
      notNow: 'ఇప్పుడు వద్దు',
      none: 'మొదలుపెట్టాల్సిన పని లేదు.',
      current: 'ఇప్పుడు విజిట్ జరగడం లేదు. మీరు చేస్తున్న సేవ:',
      onVisit: 'ముందు ఇప్పుడు జరుగుతున్న విజిట్ ముగించండి.',
    },
    contact: {
      text: 'పని గురించి ఏదైనా ఆఫీసు సహాయం చేస్తుంది: సమయం మారినా, తలుపు మూసి ఉన్నా, ఏదైనా దిగులున్నా.',
      call: 'ఫోన్ చేయండి: %{phone}',
      write: 'రాయండి: %{email}',
      hours: 'ఆఫీసు వేళలు: %{hours}',
      emergency: 'అత్యవసరం',
    },
    schedule: { none: 'ఈ రోజుకు పనులు లేవు.', today: 'ఈ రోజు, %{date}' },
    notifications: {
      title: 'నోటిఫికేషన్లు',
      booking: 'బుకింగ్: %{service} (%{status})',
      none: texts.caretaker.noNotifications,
    },
    upcoming: { title: 'రాబోయే పనులు', none: texts.caretaker.noUpcomingJobs },
    assigned: {
      title: 'నాకు కేటాయించిన బుకింగ్‌లు',
      none: texts.caretaker.noBookingsAssigned,
      viewAll: 'అన్ని బుకింగ్‌లు చూడండి',
    },
  },
}

export const job: Translated<typeof english.job> = {
  caretaker: {
    job: {
      starts: 'మొదలు: %{when}',
      noStart: 'మొదలయ్యే తేదీ ఇంకా తెలియదు',
      booked: 'బుక్ చేసింది: %{date}',
      patient: 'పేషెంట్: %{name}',
      progress: '%{steps} దశల్లో %{step}వ దశ',
      call: 'ఫోన్ చేయండి: %{name}',
      map: 'మ్యాప్ తెరవండి',
      open: 'బుకింగ్ తెరవండి',
    },
    steps: {
      finish: 'సంరక్షణ పూర్తయిందా? 10 సెకన్లలోపు వెనక్కి తీసుకోవచ్చు; తర్వాత ఆఫీసు మాత్రమే మార్చగలదు.',
      endsVisits: 'ఈ విజిట్‌లు, వీటి తర్వాతివి ఇంకా ఉన్నాయి. ఇవన్నీ రద్దవుతాయి:',
      endWhole: 'సంరక్షణ పూర్తిగా ముగించండి: %{patient}',
      andMore: 'ఇంకా %{smart_count} |||| ఇంకా %{smart_count}',
      notYet: 'ఇంకా లేదు',
      pending: texts.caretaker.startCare,
      confirmed: texts.caretaker.beginActiveCare,
      active: texts.caretaker.markCompleted,
      saving: 'భద్రపరుస్తున్నాం…',
      done: 'భద్రపరిచాం. బుకింగ్ ఇప్పుడు: %{status}.',
      failed: 'స్టేటస్ మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    notes: {
      title: 'నోట్స్',
      viewAdd: 'నోట్స్ చూడండి / రాయండి',
      of: 'నోట్స్: %{service}, %{client}',
      label: 'కొత్త నోట్',
      add: 'నోట్ చేర్చండి',
      adding: 'చేరుస్తున్నాం…',
      added: 'నోట్ చేర్చాం.',
      none: texts.caretaker.noNotes,
      failed: 'నోట్ చేర్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}

export const scheduleChanges: Translated<typeof english.scheduleChanges> = {
  caretaker: {
    scheduleChanges: {
      title: 'మారిన విజిట్‌లు',
      kinds: { new: 'కొత్తది', moved: 'కొత్త సమయం', cancelled: 'రద్దయింది' },
      before: 'ఇంతకు ముందు: %{time}',
      reasons: 'మీరే ఎందుకు:',
      confirm: 'నిర్ధారించండి',
      confirmed: 'నిర్ధారించారు. ఆఫీసుకు కనిపిస్తుంది.',
      failed: 'భద్రపరచడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}

export const today: Translated<typeof english.today> = {
  caretaker: {
    today: {
      title: 'ఈ రోజు',
      next: 'తర్వాతి పని',
      following: 'తర్వాత',
      current: 'జరుగుతున్న సేవ',
      new: 'కొత్తది',
      startsToday: 'ఈ రోజు మొదలు',
      startsTomorrow: 'రేపు మొదలు',
      startsIn: '%{days} రోజుల్లో మొదలు',
    },
  },
}

export const visits: Translated<typeof english.visits> = {
  caretaker: {
    outbox: {
      kept: 'ఈ ఫోన్‌లో భద్రపరిచాం, తర్వాత పంపుతాం.',
      unsent: 'ఇంకా వెళ్లలేదు',
      asOf: 'ఇంటర్నెట్ లేదు. %{time} నాటికి ఉన్నది.',
    },
    visits: {
      now: 'ఇప్పుడు ఈ ఇంట్లో',
      next: 'తర్వాత: %{day}',
      span: '%{from} నుంచి %{to} వరకు',
      status: {
        planned: 'ఇంకా మొదలవలేదు',
        started: 'జరుగుతోంది',
        done: 'పూర్తయింది',
        missed: 'ఎవరూ వెళ్లలేదు',
        skipped: 'అవసరం లేదు',
        cancelled: 'రద్దయింది',
      },
      startedAt: '%{time} కి మొదలైంది',
      endedAt: '%{start} కి మొదలై %{end} కి ముగిసింది',
      start: 'విజిట్ మొదలుపెట్టండి',
      end: 'విజిట్ ముగించండి',
      sending: 'భద్రపరుస్తున్నాం…',
      started: 'భద్రపరిచాం. విజిట్ మొదలైంది.',
      ended: 'భద్రపరిచాం. విజిట్ ముగిసింది.',
      ask: 'తర్వాత వచ్చేవారికి ఏం చెప్పాలి?',
      askFamily: 'కుటుంబానికి',
      askFamilyHint: 'ఈ రోజు ఎలా ఉన్నారు? కుటుంబం దీన్ని సమయాలతో పాటు చదువుతుంది.',
      askHint: 'రెండూ ఖాళీగా వదిలేయవచ్చు.',
      failed: 'విజిట్ మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      trouble: 'సమస్య ఉంది',
      troubleKept: 'సమస్య ఉంది: ఇంకా పంపలేదు',
      codeAsk: 'కుటుంబం చెప్పే కోడ్',
      codeHint: 'కుటుంబం పేజీలో ఉన్న నాలుగు అంకెలు. అవి లేకపోయినా విజిట్ భద్రమవుతుంది.',
      codeWrong: 'భద్రపరిచాం, కానీ ఆ కోడ్ సరైనది కాదు. దయచేసి మళ్లీ వేయండి.',
      endCodeWrong: 'భద్రపరిచాం, కానీ ఆ కోడ్ సరైనది కాదు. “నా విజిట్‌లు”లో మళ్లీ వేయవచ్చు.',
      codeAgain: 'కోడ్ వేయండి',
      codeCheck: 'కోడ్ సరిచూడండి',
      callFamily: 'కుటుంబానికి ఫోన్ చేయండి',
      enterCode: 'కుటుంబం కోడ్ ఇవ్వండి',
      more: 'మరిన్ని',
      pressFirst: 'ముందు కింద ఉన్న “పని ఒప్పుకోండి” నొక్కండి. తర్వాత విజిట్ మొదలుపెట్టవచ్చు.',
      lastNote: 'గత విజిట్ నుంచి (%{author}, %{when})',
      hidden: 'కుటుంబం పేరు, చిరునామా, ఫోన్ 24 గంటల ముందు నుంచి కనబడతాయి.',
    },
  },
}
