/** The name of the part of a caretaker's page where the office enters the checks. */
export const checksPart = 'checks'

/** @returns the address of that part */
export const checksOf = (caretakerId: string): string => `/caretakers/${caretakerId}#${checksPart}`
