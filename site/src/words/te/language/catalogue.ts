import { labels } from '@thodu/api/contract/words/te/labels'
import { translateCatalogue } from '../../../language/translate-catalogue.ts'

export const { services, findService, findPackage, callbackWindowLabels, optionLabel, unitLabel, namesOf } =
  translateCatalogue(labels)
