/**
 * The same keys and function parameters, any text. `export const home: Translated<typeof english> = {…}` does not compile
 * with a missing, extra or different key.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends number
    ? number
    : Words extends (...given: infer Given) => string
      ? (...given: Given) => string
      : { readonly [Key in keyof Words]: Translated<Words[Key]> }
