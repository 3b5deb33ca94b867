import type { UploadCategory } from '@thodu/api/contract/care/upload-categories'
import { choosePlural } from '@thodu/api/contract/formats'

/** Texts of /service-details (rule JRN-2). Field labels come from the catalogue. */
export const details = {
  title: 'Care details',
  description: 'Tell us about the person who needs care.',
  heading: (service: string) => `${service}: tell us about the patient`,
  babyHeading: (service: string) => `${service}: tell us about the baby`,
  lead: 'What you type is kept on this device until you book, so you can stop and come back any time within 7 days.',
  groups: {
    person: 'The patient',
    baby: 'The baby',
    care: 'The care needed',
    schedule: 'When care should start',
    files: 'Documents',
  },
  filesLead: 'Reports help us choose the right caregiver. PDF, JPG, JPEG or PNG. You can also add them later.',
  filesTypes: 'PDF, JPG, JPEG or PNG.',
  hints: { pincode: '6 digits', emergencyPhone: '10 digits, of somebody who is near the patient' },
  babyHints: { patientAge: 'In weeks or months, such as 6 weeks' },
  /** Asked when a value may be a slip; nothing is refused for it. */
  questions: {
    pincode: 'Is this right? A pincode has 6 digits.',
    phone: 'Is this right? We call this number in an emergency.',
  },
  chooseOption: 'Choose …',
  terms: { before: 'I have read and agree to the', link: 'Terms & Conditions' },
  next: 'See packages and prices',
  back: 'Back',
  offline: 'You are offline. What you typed is kept on this device. Please try again once you are back.',
  notKept: 'This browser does not let us keep what you type. Please finish without closing the page.',
  termsLabel: 'Terms & Conditions',
  errorSummary: (count: number) =>
    choosePlural(
      count,
      { one: 'One field needs your attention.', other: `${count} fields need your attention.` },
      'en',
    ),
  categories: {
    medicalReports: 'Medical reports',
    dischargeSummary: 'Discharge summary',
    aadharCard: 'Aadhar card (optional)',
    prescriptions: 'Prescriptions',
  } satisfies Record<UploadCategory, string>,
  aadharHint: 'You may also show it when the coordinator calls; the booking works without it.',
  upload: {
    add: 'Add a file',
    addAnother: 'Add another file',
    addTo: (category: string) => `for ${category}`,
    uploading: (name: string) => `Uploading ${name}`,
    percent: (percent: number) => `${percent} %`,
    stop: 'Stop',
    view: 'View',
    replace: 'Replace',
    remove: 'Remove',
    removing: 'Removing …',
    done: (name: string) => `${name} is uploaded.`,
    removed: (name: string) => `${name} is removed.`,
    removeFailed: 'This file could not be removed. Please try again.',
    viewFailed: 'This file could not be opened. Please try again.',
    size: (megabytes: number) => `${megabytes.toFixed(2)} MB`,
    wait: 'Please wait until the file is uploaded.',
  },
} as const
