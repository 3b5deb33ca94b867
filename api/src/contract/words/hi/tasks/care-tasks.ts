import type { careTaskWords as english } from '../../en/tasks/care-tasks.ts'
import type { Translated } from '../../translated.ts'

export const careTaskWords: Translated<typeof english> = {
  names: {
    medicine: 'दवा',
    meals: 'खाना',
    fed: 'दूध, आहार',
    washed: 'नहाना',
    toilet: 'शौच',
    dressing: 'घाव की पट्टी',
    walked: 'टहलना',
    exercises: 'कसरत',
    slept: 'नींद',
  },
  done: {
    medicine: 'दवा दी',
    meals: 'खाना खाया',
    fed: 'दूध, आहार दिया',
    washed: 'नहलाया',
    toilet: 'शौच में मदद की',
    dressing: 'घाव की पट्टी बदली',
    walked: 'टहलाया',
    exercises: 'कसरत कराई',
    slept: 'नींद आई',
  },
  answers: { done: 'हुआ', 'not-done': 'नहीं हुआ', refused: 'मना किया' },
  results: { 'not-done': 'नहीं हुआ', refused: 'मना किया' },
}
