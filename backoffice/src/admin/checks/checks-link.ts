export const checksPart = 'checks'

export const checksOf = (caretakerId: string): string => `/caretakers/${caretakerId}#${checksPart}`
