import { brand } from '@thodu/api/contract/page-values'
import { promisedHoursInEnglish as hours } from '@thodu/api/contract/promises/promised-hours'

/** The agreement in four sections (rule PAGE-10); /terms shows it to everybody. */
export const legal = {
  title: 'Terms & Conditions',
  /** Title of the guarded page, to tell the two tabs apart. */
  guardedTitle: 'Terms & Conditions of your booking',
  description: `The agreement between you and ${brand.name}: service, privacy, caregiver standards and terms.`,
  heading: 'Terms & Conditions',
  updated: `Last updated ${brand.termsUpdated}`,
  lead: 'What you can expect from us and what we ask of you, in plain words. Print it if you like.',
  print: 'Print this page',
  back: 'Back to service details',
  /** On the guarded page, for browsers without script. */
  noScript: 'This page opens after signing in, which needs JavaScript.',
  open: 'Read the same text without signing in',
  sections: [
    {
      id: 'service-agreement',
      heading: 'Service Agreement',
      paragraphs: [
        `${brand.name} arranges care at home in ${brand.city}: elderly care, post-operative care, caretaking, baby care and physiotherapy. You book a package; we find, verify and send a caregiver who fits it.`,
        `A booking is a request until we have called you to verify it. We call within ${hours.call} hours. It becomes binding for both of us when a caregiver has been confirmed.`,
        'You describe the patient truthfully and completely, as far as you know: illnesses, medicines, allergies, infections, risk of falling. A caregiver who does not know about a danger cannot guard against it.',
        'Our caregivers follow the treatment your doctor has prescribed. They do not diagnose, and they do not replace a hospital.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy & Data Protection',
      paragraphs: [
        'We store what we need to give care: your contact details, the details of the patient, and the documents you choose to upload. We use them for nothing else and never sell them.',
        'A caregiver sees the details of a patient only while assigned to the booking. You, our coordinators and the assigned caregiver can open uploaded documents. You can book without an Aadhar card and add it later; caregivers cannot open it.',
        'Every change made in our back office is recorded with name and time. You can ask what data we store about you, correct it in your profile, and ask us to remove it, except where the law obliges us to keep records.',
      ],
    },
    {
      id: 'caregiver-standards',
      heading: 'Caregiver Standards',
      paragraphs: [
        'Before a caregiver comes to a family, we see identity papers in the original, and ask for two references and police verification. Your profile shows the checks we have seen.',
        'Caregivers come on time, keep notes of every visit, treat the patient with dignity, keep what they see and hear in your home confidential, and accept no money or gifts beyond the price of the package.',
        'You give the caregiver a safe place to work, time to rest and eat on long shifts, and the respect you would want at your own work. We end placements where a caregiver is insulted, threatened or harassed.',
      ],
    },
    {
      id: 'service-terms',
      heading: 'Service Terms',
      paragraphs: [
        'Prices are in rupees and are those shown when you book. Nothing is added without your agreement.',
        'You can cancel free of charge up to 24 hours before care starts, in your profile or by phone. After that, call us and we look for a fair solution together.',
        'If you are not satisfied with a caregiver, tell us. We send another caregiver and correct what went wrong.',
        'We are responsible for choosing and supervising caregivers carefully. We are not responsible for harm caused by facts about the patient that we were not told.',
        `These terms are governed by the law of India. The courts in ${brand.city} decide disputes that we cannot settle together.`,
      ],
    },
  ],
  emergency: {
    heading: 'In an emergency',
    text: 'We are not an emergency service. Call these numbers first, then us.',
    ambulance: 'Ambulance',
    medicalHelp: 'Mothers and infants',
  },
  contactSupport: 'Contact support',
  emailLegal: 'Email our legal team',
} as const
