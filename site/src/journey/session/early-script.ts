import { type Language, languageHeader } from '@thodu/api/contract/people/languages'
import { TOKEN_KEY, USER_KEY } from '@thodu/api/contract/people/session-keys'

/** Calls that the first card of the profile needs, sent for customers who open Overview or My Bookings (rule JRN-10). */
export type EarlyCalls = 'account' | 'overview'

declare global {
  interface Window {
    /** Answers on their way, by path below /api. */
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

/**
 * Text of an inline script that sends a page's first calls before its scripts have arrived: on a slow connection the answers
 * are there first. `takeEarlyAnswer` gives them to the API client. A call that failed is forgotten, so that the client calls
 * again: the page may have been opened offline. A visit that begins at the profile in Telugu or Hindi has no font stored: the
 * page begins with the system's letters, because the file needs as long as half of the scripts.
 */
export function earlyScript(language: Language, calls: EarlyCalls): string {
  const headers = `{Authorization:'Bearer '+t${language === 'en' ? '' : `,'${languageHeader}':'${language}'`}}`
  const overview =
    `if((JSON.parse(localStorage.getItem('${USER_KEY}'))||{}).role=='user'&&/^(#overview|#bookings)?$/.test(location.hash)){` +
    "f('/booking').then(function(r){return r.clone().json()}).then(function(l){" +
    "l.map(function(b){if(b.status=='active'&&b.assignedCaregiver)f('/booking/'+b._id+'/caregiver')})}).catch(n)}"
  const letters =
    calls === 'overview' && language !== 'en'
      ? `if(document.referrer.indexOf(location.origin))document.documentElement.dataset.systemFont='';`
      : ''
  return (
    letters +
    `try{var t=localStorage.getItem('${TOKEN_KEY}'),e=window.earlyAnswers={},n=function(){},f=function(p){` +
    `var a=e[p]=fetch('/api'+p,{headers:${headers}});a.catch(function(){delete e[p]});return a};` +
    `if(t){f('/auth/me')${calls === 'overview' ? `;f('/user/profile');${overview}` : ''}}}catch(e){}`
  )
}

/** Answers older than this, in ms since the page opened, are not used. */
const usableFor = 20_000

/** Returns the answer that the page requested for this path while it loaded, once. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answers = window.earlyAnswers
  const answer = answers?.[path]
  if (answers) delete answers[path]
  return performance.now() < usableFor ? answer : undefined
}
