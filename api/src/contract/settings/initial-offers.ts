import { defaultOffers } from '../care/offers.ts'
import { labelsIn } from '../every-language.ts'
import { packageLabel } from '../words/label.ts'

/** Services and packages that apply until the owner changes them in the browser (rule SET-6). */
export const initialOffers = defaultOffers((language, named, stored) => packageLabel(labelsIn(language), named, stored))
