import { expect, test } from 'vitest'
import { loadAllWords } from '../../words/load-words.ts'
import { createTranslate } from '../../words/translate.ts'
import { listFiles, listPatientFacts } from './booking-facts.ts'

test('facts have the form’s labels, the service’s own fields come first, and blank ones are left out', async () => {
  const patientDetails = {
    woundCareNeeds: 'Yes',
    patientName: 'Narsamma',
    fallRisk: 'Yes',
    medications: '',
    address: '12-3-45',
    emergencyPhone: '9876543210',
  }
  const [english, telugu] = [await loadAllWords('caretaker', 'en'), await loadAllWords('caretaker', 'te')]
  const booked = { serviceType: 'elderly-care', patientDetails } as const
  expect(listPatientFacts(booked, createTranslate(english))).toEqual([
    { label: 'Patient name', value: 'Narsamma' },
    { label: 'Risk of falling', value: 'Yes' },
    { label: 'Wound care needs', value: 'Yes' },
  ])
  expect(listPatientFacts(booked, createTranslate(telugu, 'te'))).toEqual([
    { label: 'పేషెంట్ పేరు', value: 'Narsamma' },
    { label: 'పడిపోయే ప్రమాదం ఉందా', value: 'అవును' },
    { label: 'గాయానికి కట్టు మార్చాల్సి ఉందా', value: 'అవును' },
  ])
})

test('files are counted within their category, and an Aadhaar card is never listed', () => {
  const files = { medicalReports: ['/api/files/a', '/api/files/b'], aadharCard: ['/api/files/c'] }
  expect(listFiles(files)).toEqual([
    { id: 'a', category: 'medicalReports', number: 1 },
    { id: 'b', category: 'medicalReports', number: 2 },
  ])
})
