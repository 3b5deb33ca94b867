/** Hash of the checks section on a caretaker's page. */
export const checksPart = 'checks'

export const checksOf = (caretakerId: string): string => `/caretakers/${caretakerId}#${checksPart}`
