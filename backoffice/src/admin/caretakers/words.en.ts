import { texts } from '@thodu/api/contract/texts'

export const words = {
  admin: {
    caretakers: {
      failed: texts.admin.caretakersFailed,
      empty: 'No caretakers yet',
      noneFound: 'No caretaker fits this search',
      inactive: 'Inactive',
      add: 'Add Caregiver',
      adding: texts.caretaker.adding,
      added: texts.caretaker.added,
      addFailed: texts.caretaker.addFailed,
      name: 'Full Name',
      email: 'Email',
      phone: 'Phone',
      password: 'Password',
      serviceTypes: 'Service Types',
    },
  },
}
