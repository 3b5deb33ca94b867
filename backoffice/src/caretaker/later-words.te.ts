import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from './later-words.en.ts'

export const detail: Translated<typeof english.detail> = {
  caretaker: {
    detail: {
      title: 'బుకింగ్ %{id}',
      loading: 'బుకింగ్',
      back: 'నా బుకింగ్‌లు',
      family: 'కుటుంబం',
      client: 'బుక్ చేసినవారు',
      emergency: 'అత్యవసరంలో కాల్ చేయాల్సినవారు',
      address: 'చిరునామా',
      patient: 'పేషెంట్',
      noDetails: 'వివరాలు ఇవ్వలేదు.',
      over: 'సంరక్షణ ముగిసింది: కుటుంబం, పేషెంట్ వివరాలు ఇక కనబడవు.',
      rating: 'రేటింగ్',
    },
    files: {
      title: 'ఫైళ్లు',
      none: 'ఫైళ్లు ఇవ్వలేదు.',
      medicalReports: 'మెడికల్ రిపోర్ట్ %{number}',
      dischargeSummary: 'డిశ్చార్జ్ సమ్మరీ %{number}',
      prescriptions: 'మందుల చీటీ %{number}',
      failed: 'ఫైల్ తెరవడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
  },
}

export const earnings: Translated<typeof english.earnings> = {
  caretaker: {
    earnings: {
      title: 'నా జీతం',
      show: 'నా జీతం చూపండి',
      before: 'ముందు నెల',
      after: 'తర్వాతి నెల',
      failed: 'మీ జీతం లోడ్ కాలేదు.',
      none: 'ఈ నెలలో ఏమీ లేదు.',
      states: {
        open: 'లెక్క ఇంకా ముగియలేదు. మొత్తాలు మారవచ్చు.',
        closed: 'ఆఫీసు లెక్క ముగించింది. ఇంకా చెల్లించలేదు.',
        settled: 'ఆఫీసు లెక్క ముగించింది.',
        paid: '%{day} చెల్లించారు: %{method} %{reference}',
      },
      methods: { upi: 'UPI', bank: 'బ్యాంకు', cash: 'నగదు' },
      earned: 'సంపాదన',
      hours: 'గంటలు',
      advances: 'అడ్వాన్స్‌లు',
      adjustments: 'అదనం, కోతలు, సవరణలు',
      carried: 'గత నెల నుంచి',
      due: 'మీకు రావాల్సింది',
      received: 'మీకు చెల్లించింది',
      owed: 'వచ్చే నెలకు వెళ్తుంది',
      lines: 'దేనికి ఎంత',
      unconfirmed: 'ఇంకా రుజువు లేదు, లెక్కలో లేవు',
      kinds: { advance: 'అడ్వాన్స్', addition: 'అదనం', deduction: 'కోత', correction: 'సవరణ' },
      given: { D: 'పగలు', N: 'రాత్రి', L: 'ఇంట్లో ఉన్న రోజు', S: 'సెషన్' },
      slip: 'జీతం చీటీ',
      close: 'మూసేయండి',
      noTax: 'పన్ను గానీ, ప్రావిడెంట్ ఫండ్ గానీ తగ్గించలేదు.',
    },
  },
}

export const outbox: Translated<typeof english.outbox> = {
  caretaker: {
    tray: {
      title: 'చేరనివి',
      kinds: {
        start: 'విజిట్ మొదలు',
        end: 'విజిట్ ముగింపు',
        step: 'బుకింగ్ దశ',
        note: 'నోట్',
        trouble: 'ఏదో సమస్య',
        confirm: 'నిర్ధారించిన విజిట్‌లు',
      },
      tooOld: 'ఇది చాలా పాతది, లెక్కలోకి రాదు. దయచేసి ఈ సమయం ఆఫీసుకు చెప్పండి.',
      refused: 'ఇది తీసుకోవడం కుదరలేదు. దయచేసి ఆఫీసుకు చెప్పండి.',
      callOffice: 'ఆఫీసుకు కాల్ చేయండి',
      copy: 'రాసింది కాపీ చేయండి',
      copied: 'కాపీ అయింది',
      remove: 'తీసేయండి',
      leaving:
        'ఇంకా వెళ్లనివి: %{smart_count}. సైన్ అవుట్ చేస్తే అవి పోతాయి. చేయాలా? |||| ఇంకా వెళ్లనివి: %{smart_count}. సైన్ అవుట్ చేస్తే అవి పోతాయి. చేయాలా?',
      leave: 'వాటిని వదిలి సైన్ అవుట్ చేయండి',
      stay: 'ఉండండి',
      install: 'హోమ్ స్క్రీన్‌లో పెట్టండి',
      installWhy: 'హోమ్ స్క్రీన్‌లో పెడితే ఇది యాప్‌లా తెరుచుకుంటుంది, ఇంటర్నెట్ లేకపోయినా.',
      installIos: 'బ్రౌజర్ మెనూలో పంచుకునే గుర్తు నొక్కి, హోమ్ స్క్రీన్‌కు చేర్చండి. రోజుకోసారి తెరవండి: వారం తెరవకపోతే ఫోన్ ఉంచుకున్నది మర్చిపోతుంది.',
      installNot: 'వద్దు',
    },
  },
}

export const profile: Translated<typeof english.profile> = {
  caretaker: {
    profile: {
      seenBy: {
        title: 'మీ వివరాలు ఎవరికి కనిపిస్తాయి',
        families: 'మీ బుకింగ్‌ల కుటుంబాలకు: మీ మొదటి పేరు, ఫోటో, భాషలు, శిక్షణ, వెరిఫికేషన్ తేదీలు, మీరు వారికి రాసినది.',
        colleagues: 'తర్వాతి విజిట్‌లకు వచ్చే కేర్‌టేకర్‌లకు: మీ పేరు, నోట్స్, పనుల వివరాలు.',
        office: 'ఆఫీసుకు: మీ ప్రొఫైల్, విజిట్‌లు, పని గంటలు, సెలవులు.',
      },
      title: 'నా వివరాలు',
      details: 'మీ వివరాలు',
      name: 'పేరు',
      email: 'ఈమెయిల్',
      emailFixed: 'దీన్ని ఆఫీసు మారుస్తుంది.',
      phone: 'ఫోన్',
      location: 'ప్రాంతం',
      edit: 'మార్చండి',
      save: 'భద్రపరచండి',
      saving: 'భద్రపరుస్తున్నాం…',
      cancel: 'వద్దు',
      loadFailed: texts.profile.loadFailed,
      updated: texts.profile.updated,
      failed: texts.profile.updateFailed,
    },
    calendar: {
      title: 'క్యాలెండర్',
      lead: 'మీ విజిట్‌లు మీ ఫోన్ క్యాలెండర్‌లో కనిపిస్తాయి. మార్పులు ఒక రోజు ఆలస్యంగా రావచ్చు: నా విజిట్‌లలో ఉన్నదే సరైనది.',
      make: 'క్యాలెండర్ లింక్ తయారు చేయండి',
      renew: 'కొత్త లింక్ తయారు చేయండి',
      end: 'ఆపండి',
      copy: 'లింక్ కాపీ చేయండి',
      copied: 'కాపీ అయింది.',
      warning: 'లింక్ ఉన్నవారికి మీ విజిట్‌లు కనిపిస్తాయి. కొత్తది తయారు చేస్తే పాతది ఆగిపోతుంది.',
      until: 'ఈ లింక్ %{day} వరకు పనిచేస్తుంది.',
      lastRead: 'క్యాలెండర్ ఈ లింక్‌ను చివరిగా చదివింది: %{when}.',
      neverRead: 'ఏ క్యాలెండర్ కూడా దీన్ని ఇంకా చదవలేదు.',
      hidden: 'లింక్ కాపీ చేయడానికి కొత్తది తయారు చేయండి.',
      failed: 'అది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    },
    password: {
      title: 'పాస్‌వర్డ్ మార్చండి',
      current: 'ప్రస్తుత పాస్‌వర్డ్',
      new: 'కొత్త పాస్‌వర్డ్',
      confirm: 'కొత్త పాస్‌వర్డ్ మళ్లీ',
      hint: 'కనీసం 6 అక్షరాలు.',
      show: 'చూపండి: %{field}',
      hide: 'దాచండి: %{field}',
      submit: 'పాస్‌వర్డ్ మార్చండి',
      changed: texts.changePassword.changed,
      failed: texts.changePassword.failed,
    },
  },
}

export const push: Translated<typeof english.push> = {
  caretaker: {
    push: {
      message: '%{brand} తెరవండి',
      title: 'నోటిఫికేషన్‌లు',
      lead: 'రాబోయే 48 గంటల్లో కొత్త విజిట్ వచ్చినా, సమయం మారినా, రద్దయినా, ఈ ఫోన్‌లో “%{message}” అని కనిపిస్తుంది. అందులో పేర్లు, వివరాలు ఉండవు. సైన్ అవుట్ చేస్తే ఆగిపోతుంది.',
      switch: 'ఈ ఫోన్‌లో నోటిఫికేషన్‌లు చూపించండి',
      blocked: 'ఈ బ్రౌజర్ నోటిఫికేషన్‌లను ఆపేసింది. ఈ పేజీకి బ్రౌజర్ సెట్టింగ్స్‌లో అనుమతించండి.',
      failed: 'ఇది కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      unsupported: 'ఈ బ్రౌజర్ నోటిఫికేషన్‌లు చూపించలేదు. ఐఫోన్‌లో ముందుగా ఈ యాప్‌ను హోమ్ స్క్రీన్‌కు జోడించండి.',
    },
  },
}

export const timeOff: Translated<typeof english.timeOff> = {
  caretaker: {
    timeOff: {
      title: 'సెలవులు',
      ask: 'సెలవు అడగండి',
      none: 'మీరు సెలవు అడగలేదు.',
      loadFailed: 'మీ సెలవులు తెరవడం కుదరలేదు.',
      kind: 'ఎలాంటి సెలవు?',
      kinds: { 'day-off': 'ఒక రోజు సెలవు', sick: 'ఒంట్లో బాగాలేదు', leave: 'కొన్ని రోజుల సెలవు', other: 'వేరే కారణం' },
      from: 'మొదటి రోజు',
      to: 'చివరి రోజు',
      order: 'చివరి రోజు మొదటి రోజు కన్నా ముందుంది.',
      reason: 'కారణం (ఖాళీగా వదిలేయవచ్చు)',
      send: 'ఆఫీసును అడగండి',
      sending: 'పంపుతున్నాం…',
      sent: 'పంపాం. ఆఫీసు నిర్ణయిస్తుంది, అది ఇక్కడ కనబడుతుంది.',
      failed: 'పంపడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      urgent: 'ఈ రోజుకో రేపటికో అయితే, దయచేసి ఆఫీసుకు ఫోన్ కూడా చేయండి.',
      takeBack: 'వెనక్కి తీసుకోండి',
      takenBack: 'వెనక్కి తీసుకున్నాం.',
      takeBackFailed: 'వెనక్కి తీసుకోవడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
      status: { requested: 'అడిగారు', approved: 'మంజూరైంది', declined: 'కుదరదన్నారు', withdrawn: 'వెనక్కి తీసుకున్నారు' },
      until: '%{from} నుంచి %{to} వరకు',
    },
  },
}

export const week: Translated<typeof english.week> = {
  caretaker: {
    week: {
      title: 'నా విజిట్‌లు',
      tomorrow: 'రేపు',
      days: 'వచ్చే ఏడు రోజులు',
      none: 'వచ్చే ఏడు రోజుల్లో విజిట్‌లు లేవు.',
      loadFailed: 'మీ విజిట్‌లు తెరవడం కుదరలేదు.',
    },
  },
}
