import type { Language } from '@thodu/api/contract/people/languages'

/** Offer of this language, in this language, on pages in another one (rule LANG-4). */
export const offers: Readonly<Record<Language, { text: string; dismiss: string }>> = {
  en: { text: 'Read this page in English', dismiss: 'Stay with this language' },
  te: { text: 'ఈ పేజీని తెలుగులో చదవండి', dismiss: 'ఈ భాషలోనే ఉంచండి' },
  hi: { text: 'यह पेज हिन्दी में पढ़ें', dismiss: 'इसी भाषा में रहने दें' },
}
