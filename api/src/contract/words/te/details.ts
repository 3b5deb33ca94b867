import type * as english from '../en/details.ts'
import type { Translated } from '../translated.ts'

export const details: Translated<typeof english.details> = {
  required: 'ఇది తప్పక నింపాలి',
  terms: 'మీరు నియమ నిబంధనలకు అంగీకరించాలి',
  notice: 'మీ వివరాలు ఎలా వాడతామో చదివి ఒప్పుకోండి, అప్పుడే మిమ్మల్ని చూసుకోగలం.',
  chooseOption: 'దయచేసి వీటిలో ఒకటి ఎంచుకోండి',
  invalidDate: 'దయచేసి సరైన తేదీ ఇవ్వండి',
  startInPast: 'దయచేసి ఈ రోజు లేదా తర్వాతి తేదీ ఎంచుకోండి',
  tooLong: 'దయచేసి దీన్ని కొంచెం తగ్గించి రాయండి',
}
