/** The first name of somebody: titles go, and nothing of the rest. */
export const firstNameOf = (name: string): string => {
  const parts = name
    .trim()
    .split(/\s+/)
    .filter((part) => !/^(mr|mrs|ms|miss|dr|sri|smt|shri)\.?$/i.test(part))
  return parts[0] ?? name.trim()
}
