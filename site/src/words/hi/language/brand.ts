import { brandInHindi, brand as config } from '@thodu/api/contract/brand.config'

export const brand = { ...config, words: brandInHindi }
