/** Key code while an input method has its candidates open. Safari reports the key that closes it only by this code. */
const composingKey = 229

/**
 * Whether a key belongs to an input method, as for Telugu and Hindi: its Enter picks a candidate and its Escape closes the list,
 * so the page must ignore them.
 */
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean =>
  isOpen || keyCode === composingKey
