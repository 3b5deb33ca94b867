import { explainingWoman, maskedNurse, oldLady, oldMan, womanWithCup, womanWithPhone } from '../cast-close.ts'
import type { Figure } from '../figure.ts'
import { paint } from '../palette.ts'
import { toran } from '../room.ts'
import { type Scene, stand } from '../scene.ts'

/** One portrait per blog category, on a plain ground with a sun behind the head. */
function portrait(
  name: string,
  figure: Figure,
  ground: string,
  sun: string,
  facing: 'left' | 'right' = 'right',
): Scene {
  return {
    name: `blog-${name}`,
    width: 480,
    height: 360,
    draw: async () =>
      [
        `<rect width="480" height="360" fill="${ground}"/><circle cx="240" cy="170" r="132" fill="${sun}"/>`,
        toran(0, 0, 480),
        await stand(figure, 240, 62, 0.28, facing),
      ].join(''),
  }
}

export const blogScenes = [
  portrait('care-tips', womanWithCup, paint.cream, paint.turmericLight),
  portrait('baby-care', explainingWoman, paint.mist, paint.rose, 'left'),
  portrait('elderly-care', oldLady, paint.sage, paint.cream),
  portrait('safety', maskedNurse, paint.sky, paint.cream, 'left'),
  portrait('technology', womanWithPhone, paint.cream, paint.leafLight),
  portrait('recovery', oldMan, paint.sand, paint.sage, 'left'),
]
