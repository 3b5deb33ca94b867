import type { OnBehalf } from '../../contract/privacy/notice.ts'

type Cared = { serviceType: string; patient: string; customer: string }
const fold = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Returns the default: the child for baby care, self for equal names, otherwise another person. */
export const guessBehalf = ({ serviceType, patient, customer }: Cared): OnBehalf =>
  serviceType === 'baby-care' ? 'child' : fold(patient) === fold(customer) ? 'self' : 'other'
