let without = false

/** Marks that the caretaker app opened without a server (rule WHO-13): its screens show the data seen last. */
export const openWithoutLine = (): void => {
  without = true
}
export const isWithoutLine = (): boolean => without
