export type { Translated } from '@thodu/api/contract/words/translated'
