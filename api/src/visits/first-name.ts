/** What families call a caretaker: her first name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
