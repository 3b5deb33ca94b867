import { type CarePackage, type SoldService, soldPackages } from '../page-values.ts'
import { type ServiceType, serviceNames } from './service-types.ts'

/** Services, fields and packages (rules CAT-2, CAT-5): the only source of names and prices. */

/** Service types a caretaker can be registered for (rule CAT-8). */
export const caretakerServiceTypes = ['elderly-care', 'post-operative', 'baby-care', 'other'] as const
export type CaretakerServiceType = (typeof caretakerServiceTypes)[number]
export const caretakerServiceTypeLabels: Record<CaretakerServiceType, string> = {
  'elderly-care': 'Elderly Care',
  'post-operative': 'Post-Operative Care',
  'baby-care': 'Baby Care',
  other: 'Other',
}

export type FieldType = 'text' | 'textarea' | 'select' | 'date' | 'tel' | 'number'
export type PatientField = {
  readonly name: string
  readonly label: string
  readonly type: FieldType
  readonly required: boolean
  readonly options?: readonly string[]
}
export type { CarePackage } from '../page-values.ts'
export type Service = SoldService & {
  readonly id: ServiceType
  readonly name: string
  readonly description: string
  readonly fields: readonly PatientField[]
}

const text = (name: string, label: string, required = false): PatientField => ({ name, label, type: 'text', required })
const area = (name: string, label: string): PatientField => ({ name, label, type: 'textarea', required: false })
const date = (name: string, label: string): PatientField => ({ name, label, type: 'date', required: false })
const select = (name: string, label: string, options: readonly string[]): PatientField => ({
  name,
  label,
  type: 'select',
  required: false,
  options,
})
const yesNo = ['Yes', 'No', 'Not sure'] as const

/** Also offered as the preferred time of care (rule CAT-7). */
export const callbackWindows = ['morning', 'afternoon', 'evening'] as const
export type CallbackWindow = (typeof callbackWindows)[number]
/** Start and end of each window, in the city's time. */
export const callbackHours: Record<CallbackWindow, string> = { morning: '9-12', afternoon: '12-5', evening: '5-8' }
export const callbackWindowLabels: Record<CallbackWindow, string> = {
  morning: `Morning ${callbackHours.morning}`,
  afternoon: `Afternoon ${callbackHours.afternoon}`,
  evening: `Evening ${callbackHours.evening}`,
}

const person = (patient: 'Patient' | 'Baby'): readonly PatientField[] => [
  text('patientName', patient === 'Baby' ? "Baby's name" : 'Patient name', true),
  text('patientAge', patient === 'Baby' ? "Baby's age" : 'Patient age', true),
  text('address', 'Address', true),
  text('city', 'City', true),
  { ...text('pincode', 'Pincode', true), type: 'number' },
  text('emergencyContact', 'Emergency contact name', true),
  { ...text('emergencyPhone', 'Emergency contact phone', true), type: 'tel' },
]
const schedule: readonly PatientField[] = [
  date('preferredStartDate', 'Preferred start date'),
  select('preferredTime', 'Preferred time', Object.values(callbackWindowLabels)),
]
const notes: readonly PatientField[] = [area('additionalNotes', 'Additional notes')]

const allServices: readonly Service[] = [
  {
    id: 'elderly-care',
    name: serviceNames['elderly-care'],
    description: 'Daily help, company and a watchful eye for parents and grandparents at home.',
    ...soldPackages['elderly-care'],
    fields: [
      ...person('Patient'),
      select('mobilityLevel', 'Mobility level', ['Walks alone', 'Needs help to walk', 'Cannot walk (bedridden)']),
      text('medications', 'Current medications'),
      select('fallRisk', 'Risk of falling', yesNo),
      ...schedule,
      ...notes,
    ],
  },
  {
    id: 'post-operative',
    name: serviceNames['post-operative'],
    description: 'Nursing after surgery: wounds, medicines and safe first steps, in your own bed.',
    ...soldPackages['post-operative'],
    fields: [
      ...person('Patient'),
      text('surgeryType', 'Type of surgery'),
      date('surgeryDate', 'Date of surgery'),
      select('woundCareNeeds', 'Wound care needed', yesNo),
      ...schedule,
      ...notes,
    ],
  },
  {
    id: 'caretaking',
    name: serviceNames.caretaking,
    description: 'A steady pair of hands for long illness: medicine, meals and moving about.',
    ...soldPackages.caretaking,
    fields: [
      ...person('Patient'),
      text('chronicIllness', 'Long-term illness'),
      select('supportRequired', 'Support needed', [
        'Remind to take medicine',
        'Help with walking',
        'Help with eating',
        'Other',
      ]),
      ...schedule,
      ...notes,
    ],
  },
  {
    id: 'baby-care',
    name: serviceNames['baby-care'],
    description: 'Gentle help for newborns and their mothers, through feeds, sleep and first weeks.',
    ...soldPackages['baby-care'],
    fields: [
      ...person('Baby'),
      text('babyAge', "Baby's age in weeks or months"),
      text('feedingSchedule', 'Feeding schedule'),
      ...schedule,
      ...notes,
    ],
  },
  {
    id: 'physiotherapy',
    name: serviceNames.physiotherapy,
    description: 'Exercises and hands-on therapy at home, to move with less pain and more strength.',
    ...soldPackages.physiotherapy,
    fields: [
      ...person('Patient'),
      text('condition', 'Condition'),
      text('affectedArea', 'Affected area'),
      select('physioGoals', 'Goal of the therapy', ['Reduce pain', 'Walk better', 'Move hands/legs', 'Other']),
      ...schedule,
      ...notes,
    ],
  },
]

/** A service that the settings do not offer has no packages (rule SET-6). */
export const services: readonly Service[] = allServices.filter(({ packages }) => packages.length > 0)

/** Finds a service by its id, also one that is not offered. */
export const findService = (id: string): Service | undefined => allServices.find((service) => service.id === id)

export const findPackage = (service: Service, packageId: string): CarePackage | undefined =>
  service.packages.find((candidate) => candidate.id === packageId)

export type FormSection = 'person' | 'care' | 'schedule'
const namesOf = (fields: readonly PatientField[]): ReadonlySet<string> => new Set(fields.map(({ name }) => name))
const personNames = namesOf(person('Patient'))
const scheduleNames = namesOf([...schedule, ...notes])

export const fieldsOfSection = (service: Service, section: FormSection): PatientField[] =>
  service.fields.filter(({ name }) => {
    if (personNames.has(name)) return section === 'person'
    return section === (scheduleNames.has(name) ? 'schedule' : 'care')
  })

/**
 * Counts the filled fields of a form (rule CAT-6).
 * @returns counts, and `completionRate` in whole percent
 */
export function computeCompletion(service: Service, values: Readonly<Record<string, unknown>>) {
  const filled = service.fields.filter(({ name }) => String(values[name] ?? '').trim() !== '').length
  const total = service.fields.length
  return { totalFormFields: total, filledFormFields: filled, completionRate: Math.round((filled / total) * 100) }
}
