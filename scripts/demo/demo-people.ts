import type { CaretakerProfile } from '@thodu/api/contract/suggestions/profiles.schema'

/** Places and patients have "(demo)" after them, and no address can receive mail. */
export const demoPassword = 'Demo@Warangal1'

export const demoAdmin = { name: 'Demo Office', email: 'admin@demo.example' }

type DemoCaretaker = {
  name: string
  email: string
  serviceTypes: string[]
  profile?: Partial<Pick<CaretakerProfile, 'gender' | 'capacity' | 'maxWeekMinutes' | 'weeklyOff'>>
}

const hours = 60
const caretaker = (
  name: string,
  serviceTypes: string[],
  profile: DemoCaretaker['profile'] = {},
  email = `${name.split(' ')[0]?.toLowerCase()}@demo.example`,
): DemoCaretaker => ({ name, email, serviceTypes, profile: { gender: 'female', ...profile } })

const elderlyAndRecovery = ['elderly-care', 'post-operative']
const elderlyAndBaby = ['elderly-care', 'baby-care']
const elderlyAndOther = ['elderly-care', 'other']
const man = { gender: 'male' } as const

/** demo-bookings.ts refers to their places in this list. */
export const demoCaretakers: DemoCaretaker[] = [
  caretaker('Sridevi Goud', elderlyAndRecovery, { weeklyOff: 0 }, 'caretaker@demo.example'),
  caretaker('Ramesh Naik', ['post-operative', 'other'], man),
  caretaker('Fatima Begum', elderlyAndBaby),
  caretaker('Anil Kumar', ['elderly-care'], { ...man, maxWeekMinutes: 168 * hours }),
  caretaker('Kavitha Devi', elderlyAndBaby),
  caretaker('Suresh Babu', elderlyAndOther, man),
  caretaker('Mounika Nalla', elderlyAndRecovery, { weeklyOff: 0 }),
  caretaker('Bhagya Bandi', elderlyAndOther, { maxWeekMinutes: 60 * hours }),
  caretaker('Yakub Pasha', ['post-operative', 'other'], { ...man, capacity: 4 }),
  caretaker('Swapna Vemula', elderlyAndBaby),
  caretaker('Sammaiah Boda', elderlyAndOther, man),
  caretaker('Rajitha Thota', elderlyAndRecovery),
  caretaker('Naresh Gundeti', ['post-operative', 'other'], { ...man, capacity: 4 }),
  caretaker('Lavanya Macha', elderlyAndRecovery),
  caretaker('Padma Chilukuri', elderlyAndBaby),
  caretaker('Shankar Dasari', elderlyAndOther, { ...man, maxWeekMinutes: 84 * hours }),
]

/** The checks of this caretaker are not recorded. */
export const uncheckedCaretaker = 'ramesh@demo.example'

export type DemoFamily = {
  name: string
  email: string
  phone: string
  location: string
  patient: string
  age: string
  isBaby: boolean
}

const localities: [name: string, pincode: string][] = [
  ['Hanamkonda', '506001'],
  ['Kazipet', '506003'],
  ['Warangal Fort', '506002'],
  ['Subedari', '506001'],
  ['Nakkalagutta', '506001'],
  ['Matwada', '506002'],
  ['Kishanpura', '506001'],
  ['Mulugu Road', '506007'],
]
export const pincodeOf = (location: string): string => localities.find(([name]) => name === location)?.[1] ?? '506001'

/** A customer, their patient, and the patient's age; a patient below two years is a baby. */
const households = `
Lakshmi Rao, Narsamma Rao, 74
Venkat Reddy, Pullaiah Reddy, 81
Ayesha Khan, Zara Khan, 1
Swathi Chary, Mallesham Chary, 66
Rajesh Mohammed, Khaja Mohammed, 72
Sunitha Boddu, Lingamma Boddu, 78
Praveen Goud, Ramulu Goud, 69
Sandhya Kandula, Aarav Kandula, 0
Ravi Teja Vemula, Rajamma Vemula, 83
Haritha Nukala, Komuraiah Nukala, 76
Mahesh Jangam, Buchamma Jangam, 80
Shabana Parveen, Imran Ali, 1
Kiran Kumar Enugala, Yellaiah Enugala, 71
Anitha Burra, Satyamma Burra, 77
Srinivas Pingili, Veeraiah Pingili, 85
Deepika Gajula, Ishaan Gajula, 0
Naveen Thallapalli, Odelu Thallapalli, 68
Madhavi Erra, Kanakamma Erra, 79
Rakesh Banoth, Laxmi Banoth, 64
Jyothi Peddi, Sarojana Peddi, 73
Vamshi Krishna Akula, Agamma Akula, 82
Roopa Sriramoju, Diya Sriramoju, 1
Tirupathi Gaddam, Bikshapathi Gaddam, 75
Sravani Kota, Janardhan Kota, 67
Mohan Rao Ch, Anasuya Ch, 70
Nasreen Sultana, Begum Bi, 76
Ganesh Muthyala, Chandraiah Muthyala, 84
Pallavi Dende, Vihaan Dende, 0
Upender Mekala, Samakka Mekala, 72
Bhavani Kasarla, Rajalingam Kasarla, 78
Harish Velpula, Mogili Velpula, 65
Shirisha Adepu, Balamani Adepu, 81
Kumaraswamy Ailu, Eeramma Ailu, 77
Mamatha Chityala, Anvi Chityala, 1
Vijay Bhaskar Rao, Susheela Rao, 74
Aruna Gundu, Narayana Gundu, 79
Saritha Maroju, Venkatamma Maroju, 86
Ashok Bairi, Posham Bairi, 70
Zeenath Fatima, Mahboob Pasha, 73
Srilatha Vangala, Ramakka Vangala, 80
`

/** Each family has its own number: the call sheet treats people with one number as one family. */
export const demoCustomers: DemoFamily[] = households
  .trim()
  .split('\n')
  .map((line, place) => {
    const [name = '', patient = '', age = ''] = line.split(', ')
    const email = place === 0 ? 'customer' : `family${place + 1}`
    return {
      name,
      email: `${email}@demo.example`,
      phone: String(9_000_000_101 + place),
      location: localities[place % localities.length]?.[0] ?? '',
      patient,
      age,
      isBaby: Number(age) < 2,
    }
  })
