import { expect, test } from 'vitest'
import { fieldLabel, labelLoaders, labelOf, packageLabel, serviceDescription, serviceLabel } from './label.ts'

test('stored names are shown in the reader’s language', async () => {
  const te = await labelLoaders.te()
  expect(serviceLabel(te, 'elderly-care', 'Elderly Care')).toBe('వృద్ధుల సంరక్షణ')
  expect(serviceDescription(te, 'physiotherapy', 'Exercises')).toContain('వ్యాయామాలు')
  expect(packageLabel(te, { serviceType: 'elderly-care', packageId: 'premium' }, '24/7 Care')).toBe('24 గంటల సంరక్షణ')
  expect(labelOf(te, 'options', 'Walks alone')).toBe('ఒంటరిగా నడుస్తారు')
  expect(fieldLabel(te, 'elderly-care', 'patientName', 'Patient name')).toBe('పేషెంట్ పేరు')
  expect(fieldLabel(te, 'baby-care', 'patientName', "Baby's name")).toBe('బిడ్డ పేరు')
  expect(fieldLabel(te, 'baby-care', 'city', 'City')).toBe('ఊరు')
})

test('names without a translation stay as stored: unknown services, typed texts, English', async () => {
  const hi = await labelLoaders.hi()
  expect(serviceLabel(hi, 'night-nurse', 'Night nurse')).toBe('Night nurse')
  expect(serviceLabel(hi, 'constructor', 'Constructor')).toBe('Constructor')
  expect(packageLabel(hi, { serviceType: 'elderly-care', packageId: 'gone' }, 'Old package')).toBe('Old package')
  expect(labelOf(hi, 'options', 'after lunch')).toBe('after lunch')
  expect(labelOf(undefined, 'options', 'Walks alone')).toBe('Walks alone')
  expect(fieldLabel(undefined, 'baby-care', 'patientName', "Baby's name")).toBe("Baby's name")
})
