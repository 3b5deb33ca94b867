/** The 45 migrations of the last 0.x version. The server checks the first, the last and their number. */
export const olderMigrations: readonly string[] = [
  '0001-accounts',
  ...Array.from({ length: 43 }, (_, index) => `0002-later-${10 + index}`),
  '0061-one-text',
]
