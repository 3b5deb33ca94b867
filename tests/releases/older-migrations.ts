/** Stands for the 45 migrations that the last program of 0.x had run: the program looks at the first, the last and their number. */
export const olderMigrations: readonly string[] = [
  '0001-accounts',
  ...Array.from({ length: 43 }, (_, index) => `0002-later-${10 + index}`),
  '0061-one-text',
]
