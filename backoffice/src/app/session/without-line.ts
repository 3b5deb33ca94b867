let without = false

/** The caretaker's home was opened although no server answered (rule WHO-13): what was last seen stands on its screens. */
export const openWithoutLine = (): void => {
  without = true
}
export const isWithoutLine = (): boolean => without
