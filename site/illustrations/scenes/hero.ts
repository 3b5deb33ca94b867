import { caretaker, grandfather, grandmother, mother, nurse, physiotherapist } from '../cast.ts'
import { paint, skin } from '../palette.ts'
import { casement, cradle, doorway, picture, room, rug, stairs, tulsi } from '../room.ts'
import { type Scene, stand } from '../scene.ts'

const size = { width: 960, height: 720 }

/** A nurse on her visit to a grandmother, by the window. */
const nurseVisit: Scene = {
  name: 'hero-nurse-and-grandmother',
  ...size,
  draw: async () =>
    [
      room(960, 720, 560, paint.cream, paint.sand),
      casement(120, 90, 210, 250, paint.rose),
      picture(420, 120, 92, 76, paint.paper),
      picture(536, 96, 72, 96, paint.sage),
      tulsi(880, 560, 1.25),
      rug(470, 655, 760, paint.leafMid),
      await stand(grandmother, 300, 236, 0.178),
      await stand(nurse, 690, 128, 0.176, 'left'),
    ].join(''),
}

/** A physiotherapist behind a man who walks to the stairs again. */
const stairsAgain: Scene = {
  name: 'hero-physiotherapist-and-stairs',
  ...size,
  draw: async () =>
    [
      room(960, 720, 560, paint.sage, paint.cream),
      casement(96, 100, 170, 220, paint.turmericLight),
      doorway(420, 150, 210, 410),
      stairs(646, 640, 6),
      await stand(physiotherapist, 250, 140, 0.18),
      await stand(grandfather, 530, 172, 0.172),
    ].join(''),
}

/** A mother on the floor beside the cradle, a caretaker keeping her company. */
const newborn: Scene = {
  name: 'hero-mother-and-newborn',
  ...size,
  draw: async () =>
    [
      room(960, 720, 540, paint.mist, paint.sand),
      casement(590, 84, 150, 210, paint.leafLight),
      picture(92, 110, 104, 128, paint.turmericLight),
      rug(440, 646, 800, paint.plum),
      cradle(474, 420, skin.wheat),
      tulsi(70, 545, 1.1),
      await stand(mother, 240, 272, 0.2),
      await stand(caretaker, 800, 128, 0.176, 'left'),
    ].join(''),
}

export const heroScenes = [nurseVisit, stairsAgain, newborn]
