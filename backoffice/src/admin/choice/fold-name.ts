/**
 * Reduces a name to its sound, as typed during a call: "kavita" matches Kavitha, "lakshmi" Laxmi, "srinivas" Shrinivas. Letters
 * of other scripts are unchanged.
 */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, (mark) => (/\p{Script=Latin}|[\u0300-\u036f]/u.test(mark) ? '' : mark))
    .normalize('NFC')
    .replaceAll('x', 'ks')
    .replaceAll(/([bcdgjkpst])h/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/([a-z])\1+/g, '$1')
