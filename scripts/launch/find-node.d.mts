/** Whether this version runs the product: TypeScript without a build, from 22.18 on. */
export function isNewEnough(version: string): boolean
/** The reason why the registry has no Node for this machine that we would run; undefined where it has one. */
export function whyNotFetched(
  platform: string,
  arch: string,
  hasGlibc: boolean,
  pinned: Readonly<Record<string, string>>,
): string | undefined
