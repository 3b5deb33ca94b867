/** As the audit log and the history record them (rule OFF-31). */
export const moneyEvents = [
  'asked',
  'claimed',
  'confirmed',
  'sent',
  'rejected',
  'withdrawn',
  'opening',
  'credit',
  'charge',
  'reversal',
  'terms',
  'goesOn',
  'billed',
  'settled',
] as const
export type MoneyEvent = (typeof moneyEvents)[number]
