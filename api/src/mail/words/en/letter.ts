/** What every mail begins with. */
export const letter = {
  hello: 'Hello,',
  helloTo: (name: string) => `Hello ${name},`,
} as const
