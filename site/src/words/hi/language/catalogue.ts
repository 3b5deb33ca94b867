import { detailLabels } from '@thodu/api/contract/words/hi/detail-labels'
import { descriptions, labels } from '@thodu/api/contract/words/hi/labels'
import { translateCatalogue } from '../../translate-catalogue.ts'

export const { services, findService, findPackage, callbackWindowLabels, optionLabel, unitLabel, namesOf } =
  translateCatalogue({ ...labels, ...detailLabels, descriptions }, 'hi')
