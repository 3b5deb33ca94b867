import type { Calls } from '../wire/call.ts'
import {
  addEntrySchema,
  closeMonthSchema,
  officePayBookSchema,
  openSlipSchema,
  ownPaySlipSchema,
  payBookSchema,
  payMonthSchema,
  payrollSchema,
  paySlipSchema,
  payrollQuery as query,
  setRatesSchema,
} from './payroll.schema.ts'

/** API calls for the caretakers' pay; the id is the caretaker's (rules PAY-1 to PAY-10). */
export const payrollCalls = {
  'GET /admin/payroll': { query, answer: payrollSchema, about: 'Work and pay of each caretaker in a month' },
  'GET /admin/payroll/{id}': { query, answer: officePayBookSchema, about: "A caretaker's month with every line" },
  'PUT /admin/payroll/{id}/rates': {
    body: setRatesSchema,
    answer: officePayBookSchema,
    about: 'Rates of a caretaker from a day on',
  },
  'POST /admin/payroll/{id}/entries': {
    body: addEntrySchema,
    answer: officePayBookSchema,
    status: 201,
    about: 'Advance, adjustment or correction, with a reason',
  },
  'POST /admin/payroll/{id}/close': {
    body: closeMonthSchema,
    answer: officePayBookSchema,
    about: 'A month is closed, once',
  },
  'POST /admin/payroll/{id}/pay': {
    body: payMonthSchema,
    answer: officePayBookSchema,
    about: 'A closed month is marked as paid, once',
  },
  'GET /admin/payroll/{id}/slip': { query, answer: paySlipSchema, about: "Pay slip in the caretaker's language" },
  'POST /admin/payroll/{id}/slip': {
    body: openSlipSchema,
    answer: officePayBookSchema,
    about: 'The pay slip is opened as a draft in WhatsApp',
  },
  'GET /caretaker/payroll': { query, answer: payBookSchema, about: "The caller's pay in a month" },
  'GET /caretaker/payroll/slip': { query, answer: ownPaySlipSchema, about: "The caller's pay slip of a month" },
} as const satisfies Calls
