/** What an input method reports while its candidates are open; Safari names the key that ends it 229 alone. */
const composingKey = 229

/**
 * Whether a key belongs to an input method, as Telugu and Hindi keyboards have one: its Enter takes a candidate and its Escape
 * closes the candidates, and neither is meant for the page.
 */
export const isComposing = ({ isComposing: isOpen, keyCode }: KeyboardEvent): boolean =>
  isOpen || keyCode === composingKey
