import type { ServiceType } from '@thodu/api/contract/care/service-types'

/** Facts of the packages: caregiver, hours, tasks, cost of a stay (rule CAT-13). */
export const packages = {
  legendIncludes: 'Every package includes',
  hours: {
    eachDay: (hours: number) => `${hours} hours each day`,
    dayAndNight: 'Day and night, 7 days a week',
    days: (hours: number, units: number) => `${units} days of ${hours} hours, or as we agree in the call`,
    weekRound: 'Day and night for 1 week',
    byDay: (hours: number) => `${hours} hours by day`,
    night: (hours: number) => `${hours} hours, usually from 8 PM to 6 AM`,
    fullDay: '24 hours, day and night',
    plain: (hours: number) => `${hours} hours`,
    oneSession: '1 session of 1 hour',
    inWeek: (units: number) => `${units} sessions within a week`,
    inMonth: (units: number) => `${units} sessions within a month`,
  },
  stay: {
    sevenDays: (cost: string) => `7 days: ${cost}`,
    sevenNights: (cost: string) => `7 nights: ${cost}`,
    wholeWeek: (cost: string) => `The whole week: ${cost}`,
    eachWeek: (cost: string) => `${cost} for each week`,
    eachSession: (cost: string) => `${cost} for each session`,
  },
  saves: (amount: string, unit: string) => `You save ${amount} ${unit}`.trim(),
  comes: {
    'elderly-care': 'A verified caregiver comes',
    'post-operative': 'A verified nurse comes',
    caretaking: 'A verified caregiver comes',
    'baby-care': 'A verified caregiver comes',
    physiotherapy: 'A verified physiotherapist comes',
  } satisfies Record<ServiceType, string>,
  features: {
    physiotherapy: [
      'Exercises chosen for the pain you have, not for pain in general',
      'Help to walk, climb stairs and use the hands again',
      'A plan on paper that the family can follow between visits',
    ],
    'elderly-care': [
      'Bathing, dressing and meals, with patience and dignity',
      'Medicines on time',
      'A watchful eye where falls are likely',
      'Company: talk, the paper, a walk at the right hour',
    ],
    caretaking: [
      'Support through long illness, by day or by night',
      'Reminders for medicine, help with eating and walking',
      'Updates for the family when something changes',
      'Relief for the family member who has carried everything alone',
    ],
    'post-operative': [
      'Wounds dressed and watched for signs of infection',
      'Medicines and injections as your surgeon wrote them',
      'First steps out of bed, safely',
      'Contact with your hospital when something looks wrong',
    ],
    'baby-care': [
      'Help with feeds, by your schedule',
      'A watchful eye on the baby’s sleep',
      'Gentle help for the mother in the first weeks',
    ],
  } satisfies Record<ServiceType, readonly string[]>,
} as const
