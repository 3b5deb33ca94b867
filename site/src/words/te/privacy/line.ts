import type { privacyLine as english } from '../../en/privacy/line.ts'
import type { Translated } from '../../translated.ts'

export const privacyLine: Translated<typeof english> = { before: 'మీరు రాసినవి ఏమవుతాయి:', link: 'మీ వివరాల గోప్యత' }
