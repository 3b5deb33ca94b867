/** The greeting of every mail. */
export const letter = {
  hello: 'Hello,',
  helloTo: (name: string) => `Hello ${name},`,
} as const
