import { detailLabels } from '@thodu/api/contract/words/te/detail-labels'
import { descriptions, labels } from '@thodu/api/contract/words/te/labels'
import { translateCatalogue } from '../../translate-catalogue.ts'

export const { services, findService, findPackage, callbackWindowLabels, optionLabel, unitLabel, namesOf } =
  translateCatalogue({ ...labels, ...detailLabels, descriptions }, 'te')
