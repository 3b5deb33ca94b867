import type { OnBehalf } from '../contract/privacy/notice.ts'

type Cared = { serviceType: string; patient: string; customer: string }
const fold = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** For whom somebody agrees who does not say it: the baby of baby care, oneself where the names are one, else another. */
export const guessBehalf = ({ serviceType, patient, customer }: Cared): OnBehalf =>
  serviceType === 'baby-care' ? 'child' : fold(patient) === fold(customer) ? 'self' : 'other'
