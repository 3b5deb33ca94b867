/** The screens of pay in one chunk, because the office opens the list and then the book of each caretaker. */

export { PayBookPage } from './PayBookPage.tsx'
export { PayrollPage } from './PayrollPage.tsx'
export { WorkedRedirect } from './WorkedRedirect.tsx'
