import { brandInHindi } from '@thodu/api/contract/page-values'
import * as texts from '@thodu/api/contract/words/hi/texts'
import type { Translated } from '@thodu/api/contract/words/translated'
import { gateWords } from '../words/locale.ts'
import { reactAdminWords } from '../words/react-admin.hi.ts'
import type { words as english } from './words.en.ts'

type Own = Pick<typeof english, 'app' | 'mui' | 'status'>
const own: Translated<Own> = {
  app: {
    ...gateWords.hi,
    brand: brandInHindi.name,
    logout: 'साइन आउट',
    menu: 'मुख्य मेन्यू',
    dismiss: 'हटाएँ',
    checkFields: texts.server.badRequest,
    needsReason: 'पहले कारण लिखें।',
    needsPerson: 'पहले चुनें कि कौन जाएगा।',
    needsTimes: 'पहले तारीख और समय लिखें।',
    undo: 'वापस लें',
    undone: 'वापस ले लिया गया।',
    undoFailed: 'यह वापस नहीं लिया जा सका। कृपया फिर से देखें।',
    notCopied: 'यह कॉपी नहीं हो सका। कृपया लिखे हुए को चुनकर खुद कॉपी करें।',
    refresh: 'ताज़ा करें',
    cancel: 'रहने दें',
    reason: 'कारण',
    save: 'सेव करें',
    export: 'CSV डाउनलोड',
    exporting: 'डाउनलोड हो रहा है…',
    exportFailed: 'डाउनलोड नहीं हो सका। कृपया फिर से कोशिश करें।',
    page: '%{pages} में से पेज %{page}',
    previous: 'पिछला',
    next: 'अगला',
    showMore: 'और देखें',
    more: 'और',
    none: '–',
    language: 'भाषा',
    languageFailed: 'भाषा नहीं बदली जा सकी। कृपया फिर से कोशिश करें।',
    account: 'मेरा साइन इन',
    openSessions: 'साइन इन सूची',
    openSessionsOf: '%{name} के साइन इन',
    views: 'देखने के तरीक़े',
    newVersion: 'नया वर्ज़न आ गया है। आपका लिखा हुआ सुरक्षित है।',
    screenWaits: 'इंटरनेट नहीं है। लौटते ही यह पेज अपने आप खुल जाएगा।',
    reload: 'दोबारा खोलें',
    goHome: texts.pages.goHome,
    notFound: texts.pages.notFound,
    forbidden: texts.pages.forbidden,
    failed: texts.server.failed,
    offline: 'इंटरनेट नहीं है। जो दिख रहा है वह पुराना हो सकता है; हम कोशिश कर रहे हैं।',
  },
  mui: {
    clear: 'मिटाएँ',
    close: 'बंद करें',
    open: 'खोलें',
    loading: 'खुल रहा है…',
    noOptions: 'चुनने के लिए कुछ नहीं',
  },
  status: {
    pending: 'इंतज़ार में',
    confirmed: 'पक्की',
    active: 'चल रही है',
    completed: 'पूरी हुई',
    cancelled: 'रद्द',
  },
}

/** Texts that both apps share, added to react-admin's. Each app's own are in admin.ts and caretaker.ts. */
export const words = { ...own, ra: reactAdminWords }
