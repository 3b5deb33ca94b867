import { brandInTelugu } from '@thodu/api/contract/page-values'
import * as texts from '@thodu/api/contract/words/te/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import { gateWords } from '../words/locale.ts'
import { reactAdminWords } from '../words/react-admin.te.ts'
import type { words as english } from './words.en.ts'

type Own = Pick<typeof english, 'app' | 'mui' | 'status'>
const own: Translated<Own> = {
  app: {
    ...gateWords.te,
    brand: brandInTelugu.name,
    logout: 'సైన్ అవుట్',
    menu: 'ముఖ్య మెనూ',
    dismiss: 'తీసేయండి',
    checkFields: texts.server.badRequest,
    needsReason: 'ముందు కారణం రాయండి.',
    needsPerson: 'ముందు ఎవరు వెళ్తారో ఎంచుకోండి.',
    needsTimes: 'ముందు తేదీ, సమయం రాయండి.',
    undo: 'వెనక్కి తీసుకోండి',
    undone: 'వెనక్కి తీసుకున్నారు.',
    undoFailed: 'వెనక్కి తీసుకోవడం కుదరలేదు. దయచేసి మళ్లీ చూడండి.',
    notCopied: 'కాపీ చేయడం కుదరలేదు. దయచేసి వచనాన్ని ఎంచుకుని మీరే కాపీ చేయండి.',
    refresh: 'రిఫ్రెష్ చేయండి',
    cancel: 'వద్దు',
    reason: 'కారణం',
    save: 'భద్రపరచండి',
    export: 'CSV డౌన్‌లోడ్',
    exporting: 'డౌన్‌లోడ్ చేస్తున్నాం…',
    exportFailed: 'డౌన్‌లోడ్ కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    page: '%{pages} పేజీల్లో %{page}వ పేజీ',
    previous: 'ముందుది',
    next: 'తర్వాతది',
    showMore: 'ఇంకా చూడండి',
    more: 'మరిన్ని',
    none: '–',
    language: 'భాష',
    languageFailed: 'భాష మార్చడం కుదరలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    account: 'నా సైన్ ఇన్ భద్రత',
    openSessions: 'సైన్ ఇన్‌లు',
    openSessionsOf: '%{name} సైన్ ఇన్‌లు',
    views: 'చూసే విధాలు',
    newVersion: 'కొత్త వెర్షన్ వచ్చింది. మీరు రాసింది అలాగే ఉంది.',
    screenWaits: 'ఇంటర్నెట్ లేదు. అది తిరిగి రాగానే ఈ పేజీ దానంతట అదే తెరుచుకుంటుంది.',
    reload: 'మళ్లీ తెరవండి',
    goHome: texts.pages.goHome,
    notFound: texts.pages.notFound,
    forbidden: texts.pages.forbidden,
    failed: texts.server.failed,
    offline: 'ఇంటర్నెట్ లేదు. మీరు చూస్తున్నది పాతది కావచ్చు; ప్రయత్నిస్తూనే ఉన్నాం.',
  },
  mui: {
    clear: 'తుడిచేయండి',
    close: 'మూసేయండి',
    open: 'తెరవండి',
    loading: 'తెరుస్తున్నాం…',
    noOptions: 'ఎంచుకోవడానికి ఏమీ లేదు',
  },
  status: {
    pending: 'పెండింగ్',
    confirmed: 'ఖరారైంది',
    active: 'జరుగుతోంది',
    completed: 'పూర్తయింది',
    cancelled: 'రద్దయింది',
  },
}

/** Texts that both apps share, added to react-admin's. Each app's own are in admin.ts and caretaker.ts. */
export const words = { ...own, ra: reactAdminWords }
