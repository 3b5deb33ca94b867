import type { careTaskWords as english } from '../../en/tasks/care-tasks.ts'
import type { Translated } from '../../translated.ts'

export const careTaskWords: Translated<typeof english> = {
  names: {
    medicine: 'మందులు',
    meals: 'భోజనం',
    fed: 'పాలు, ఆహారం',
    washed: 'స్నానం',
    toilet: 'టాయిలెట్',
    dressing: 'గాయం కట్టు',
    walked: 'నడక',
    exercises: 'వ్యాయామాలు',
    slept: 'నిద్ర',
  },
  done: {
    medicine: 'మందులు ఇచ్చారు',
    meals: 'భోజనం చేశారు',
    fed: 'పాలు, ఆహారం ఇచ్చారు',
    washed: 'స్నానం చేయించారు',
    toilet: 'టాయిలెట్‌కు సహాయం చేశారు',
    dressing: 'గాయం కట్టు మార్చారు',
    walked: 'నడిపించారు',
    exercises: 'వ్యాయామాలు చేయించారు',
    slept: 'నిద్ర పట్టింది',
  },
  answers: { done: 'అయింది', 'not-done': 'కాలేదు', refused: 'వద్దన్నారు' },
  results: { 'not-done': 'కాలేదు', refused: 'వద్దన్నారు' },
}
