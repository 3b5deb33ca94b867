import { brandInTelugu, brand as config } from '@thodu/api/contract/page-values'

/** The brand with its words in this language. */
export const brand = { ...config, words: brandInTelugu }
