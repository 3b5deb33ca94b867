import { brandInTelugu, brand as config } from '@thodu/api/contract/page-values'

export const brand = { ...config, words: brandInTelugu }
