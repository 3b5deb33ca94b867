/** Places and patients have "(demo)" after them, and no address can receive mail. */
export const demoPassword = 'Demo@Warangal1'

export const demoAdmin = { name: 'Demo Office', email: 'admin@demo.example' }

export const demoCaretakers = [
  { name: 'Sridevi Goud', email: 'caretaker@demo.example', serviceTypes: ['elderly-care', 'post-operative'] },
  { name: 'Ramesh Naik', email: 'ramesh@demo.example', serviceTypes: ['post-operative', 'other'] },
  { name: 'Fatima Begum', email: 'fatima@demo.example', serviceTypes: ['baby-care', 'elderly-care'] },
  { name: 'Anil Kumar', email: 'anil@demo.example', serviceTypes: ['elderly-care'] },
  { name: 'Kavitha Devi', email: 'kavitha@demo.example', serviceTypes: ['elderly-care', 'baby-care'] },
  { name: 'Suresh Babu', email: 'suresh@demo.example', serviceTypes: ['elderly-care', 'other'] },
]

/** The checks of this caretaker are not recorded, so the verification promise is late. */
export const uncheckedCaretaker = 'ramesh@demo.example'

/** Each family has its own number: the call sheet treats people with one number as one family. */
export const demoCustomers = [
  {
    name: 'Lakshmi Rao',
    email: 'customer@demo.example',
    phone: '9000000101',
    location: 'Hanamkonda',
    patient: 'Narsamma Rao',
    age: '74',
  },
  {
    name: 'Venkat Reddy',
    email: 'venkat@demo.example',
    phone: '9000000102',
    location: 'Kazipet',
    patient: 'Pullaiah Reddy',
    age: '81',
  },
  {
    name: 'Ayesha Khan',
    email: 'ayesha@demo.example',
    phone: '9000000103',
    location: 'Warangal Fort',
    patient: 'Zara Khan',
    age: '1',
  },
  {
    name: 'Swathi Chary',
    email: 'swathi@demo.example',
    phone: '9000000104',
    location: 'Subedari',
    patient: 'Mallesham Chary',
    age: '66',
  },
]
