/**
 * Required shape of a catalogue in another language: same keys, same function parameters, any text. `export const home:
 * Translated<typeof english> = {…}` fails to compile for a missing, extra or different key.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...given: infer Given) => string
      ? (...given: Given) => string
      : { readonly [Key in keyof Words]: Translated<Words[Key]> }
