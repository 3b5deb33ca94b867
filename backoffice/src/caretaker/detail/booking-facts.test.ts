import { expect, test } from 'vitest'
import { listFiles, listPatientFacts } from './booking-facts.ts'

test('facts carry the labels of the form, own fields first, blank and shown ones left out', () => {
  const patientDetails = {
    woundCareNeeds: 'Yes',
    patientName: 'Narsamma',
    fallRisk: 'Yes',
    medications: '',
    address: '12-3-45',
    emergencyPhone: '9876543210',
  }
  expect(listPatientFacts({ serviceType: 'elderly-care', patientDetails })).toEqual([
    { label: 'Patient name', value: 'Narsamma' },
    { label: 'Risk of falling', value: 'Yes' },
    { label: 'Wound care needs', value: 'Yes' },
  ])
})

test('files are counted within their category and an Aadhaar card is never among them', () => {
  const files = { medicalReports: ['/api/files/a', '/api/files/b'], aadharCard: ['/api/files/c'] }
  expect(listFiles(files)).toEqual([
    { id: 'a', category: 'medicalReports', number: 1 },
    { id: 'b', category: 'medicalReports', number: 2 },
  ])
})
