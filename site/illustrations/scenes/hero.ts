import { paint } from '../palette.ts'
import { kneelingCaretaker, motherWithBaby } from '../people/newborn.ts'
import { seatedGrandmother, seatedNurse } from '../people/visit.ts'
import { armBehind, walkingGrandfather, walkingTherapist } from '../people/walk.ts'
import { casement, menuTarget, picture, room, rug, stairs, tulsi } from '../room.ts'
import type { Scene } from '../scene.ts'

const size = { width: 960, height: 720 }

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
      rug(480, 660, 800, paint.leafMid),
      seatedGrandmother(),
      seatedNurse(),
    ].join(''),
}

const stairsAgain: Scene = {
  name: 'hero-physiotherapist-and-stairs',
  ...size,
  draw: async () =>
    [
      room(960, 720, 560, paint.sage, paint.cream),
      casement(96, 100, 170, 220, paint.turmericLight),
      menuTarget(420, 150, 210, 410),
      stairs(646, 640, 6),
      armBehind(),
      walkingGrandfather(),
      walkingTherapist(),
    ].join(''),
}

const newborn: Scene = {
  name: 'hero-mother-and-newborn',
  ...size,
  draw: async () =>
    [
      room(960, 720, 540, paint.mist, paint.sand),
      casement(726, 92, 150, 210, paint.leafLight),
      picture(92, 110, 104, 128, paint.turmericLight),
      rug(452, 652, 840, paint.plum),
      tulsi(86, 560, 1.1),
      motherWithBaby(),
      kneelingCaretaker(),
    ].join(''),
}

export const heroScenes = [nurseVisit, stairsAgain, newborn]
