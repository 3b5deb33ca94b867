import type { Translated } from '@thodu/api/contract/words/translated'
import type * as english from '../en/common.ts'

export const common: Translated<typeof english.common> = {
  loading: 'ఒక్క క్షణం …',
  optional: '(తప్పనిసరి కాదు)',
  close: 'మూసేయండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  offline: 'ఇంటర్నెట్ లేదు. మీరు రాసినది భద్రంగా ఉంది. ఇంటర్నెట్ రాగానే ఈ భాగం తెరుచుకుంటుంది.',
}
