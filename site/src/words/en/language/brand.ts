import { brandInEnglish, brand as config } from '@thodu/api/contract/page-values'

export const brand = { ...config, words: brandInEnglish }
