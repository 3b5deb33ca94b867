import { brand } from '#words/language/brand.ts'
import { unbroken } from './unbroken.tsx'

/** Link that calls the office. The number in its text stays on one line. */
export const CallLink = ({ text }: { text: string }) => <a href={`tel:${brand.phone}`}>{unbroken(text)}</a>
