import type { Language } from '@thodu/api/contract/people/languages'
import { LANGUAGE_KEY } from './language-key.ts'

/**
 * Runs before first paint, so that bar, menu and language offer do not move when the scripts load. The reader's language is the
 * one chosen on this device, or the first supported language of the browser (rule LANG-4).
 */
export const bootScript = (language: Language, languages: readonly Language[]): string =>
  "var d=document.documentElement,l;d.dataset.script='';try{if(localStorage.getItem('token'))d.dataset.session='';" +
  `l=localStorage.getItem('${LANGUAGE_KEY}')||(navigator.languages.join().match(/\\b(en|te|hi)\\b/)||'')[0];` +
  `if(l!='${language}'&&/^(${languages.join('|')})$/.test(l))d.dataset.offer=l}catch(e){}`
