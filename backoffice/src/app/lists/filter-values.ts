/**
 * What a filter holds when nothing is chosen, said as an empty text: a list keeps what it had where a value is undefined,
 * and leaves out of the question what is empty.
 */
export const dayOrNothing = (day: string | null): string => day ?? ''
export const onOrNothing = (isOn: boolean): true | '' => isOn || ''
