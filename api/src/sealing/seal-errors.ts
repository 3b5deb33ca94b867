/** The message is for people. */
export class SealError extends Error {
  override readonly name: string = 'SealError'
}

export class WrongKeyError extends SealError {
  /** @param own the public half of the given key */
  constructor(own: string) {
    super(`it is sealed to another key than ${own}`)
  }
}

export const damaged = () => new SealError('it is damaged, cut short, or was changed')
