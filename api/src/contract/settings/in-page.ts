import type { PageSettings } from './page-settings.ts'

/**
 * Replaces `page-values.ts` in built pages. The renderer sets the settings before it loads the pages; a browser reads them
 * from the page's data block.
 */
type Input = {
  pageSettings?: PageSettings
  document?: Record<'getElementById', (id: string) => { textContent: string }>
}
const { pageSettings, document } = globalThis as Input
const settings: PageSettings = pageSettings ?? JSON.parse(document?.getElementById('settings').textContent ?? '')

export const brand = settings.brand
export const brandWords = settings.words
export const brandInEnglish = brandWords.en
export const brandInTelugu = brandWords.te
export const brandInHindi = brandWords.hi
export const brandZones = settings.zones
export const brandPromises = settings.promises
export const brandColours = settings.colours
export const brandLogo = settings.logo
export const brandPrivacy = settings.privacy
export const soldPackages = settings.packages
