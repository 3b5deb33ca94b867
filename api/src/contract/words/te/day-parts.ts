/** Parts of the day (rule LANG-12). */
export const dayParts = {
  dawn: 'తెల్లవారుజామున',
  morning: 'ఉదయం',
  afternoon: 'మధ్యాహ్నం',
  evening: 'సాయంత్రం',
  night: 'రాత్రి',
} as const
