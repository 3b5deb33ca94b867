/**
 * The shape that a catalogue of another language owes: the same keys, the same parameters of its functions, any text.
 * `export const home: Translated<typeof english> = {…}` fails the check for a key that is missing, extra or of another kind.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...given: infer Given) => string
      ? (...given: Given) => string
      : { readonly [Key in keyof Words]: Translated<Words[Key]> }
