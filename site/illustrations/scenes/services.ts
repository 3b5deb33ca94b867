import { nurse } from '../cast.ts'
import { kneelingTherapist, oldLady, oldMan, seatedMan, womanWithCup, womanWithPhone } from '../cast-close.ts'
import { paint, skin } from '../palette.ts'
import { ball, bed, casement, line, picture, room, shelf, thin, tulsi } from '../room.ts'
import { type Scene, stand } from '../scene.ts'

const size = { width: 640, height: 480 }

const physiotherapy: Scene = {
  name: 'service-physiotherapy',
  ...size,
  draw: async () =>
    [
      room(640, 480, 372, paint.sage, paint.cream),
      casement(70, 60, 120, 150, paint.turmericLight),
      ball(318, 420, 44),
      `<path fill="${paint.wood}" ${line} d="M470 300h110v16h-110ZM478 316v118M572 316v118M572 180h14v136h-14Z"/>`,
      await stand(kneelingTherapist, 170, 146, 0.15),
      await stand(seatedMan, 510, 86, 0.15, 'left'),
    ].join(''),
}

const elderlyCare: Scene = {
  name: 'service-elderly-care',
  ...size,
  draw: async () =>
    [
      room(640, 480, 470, paint.cream, paint.sand),
      casement(250, 56, 140, 160, paint.leafLight),
      await stand(womanWithCup, 190, 108, 0.34),
      await stand(oldLady, 460, 118, 0.34, 'left'),
    ].join(''),
}

const caretaking: Scene = {
  name: 'service-caretaking',
  ...size,
  draw: async () =>
    [
      room(640, 480, 470, paint.mist, paint.sand),
      shelf(210, 124),
      tulsi(330, 478, 1),
      await stand(womanWithPhone, 160, 104, 0.34),
      await stand(oldMan, 500, 118, 0.34, 'left'),
    ].join(''),
}

/** A sleeping head on the pillow, drawn by hand: no part lies down. */
const sleeper = `<g><ellipse cx="170" cy="252" rx="34" ry="30" fill="${skin.wheat}" ${line}/><path fill="${paint.ink}" d="M140 268c-14 -30 8 -56 40 -46c-18 6 -26 16 -24 30c-8 2 -12 8 -16 16Z"/><path ${thin} d="M172 244q6 5 11 1M186 250q5 4 9 -1M180 266q7 4 12 -2"/></g>`

const postOperative: Scene = {
  name: 'service-post-operative',
  ...size,
  draw: async () =>
    [
      room(640, 480, 360, paint.sky, paint.cream),
      picture(70, 56, 96, 78, paint.cream),
      await stand(nurse, 500, 34, 0.148, 'left'),
      `<path d="M250 66v306M250 66h-34M236 372h28" ${line}/><path fill="${paint.white}" ${line} d="M198 72h34v50q-17 16 -34 0Z"/><path ${thin} d="M215 132c0 40 20 60 10 110"/>`,
      bed(60, 290, 430, paint.turmeric),
      sleeper,
    ].join(''),
}

export const serviceScenes = [physiotherapy, elderlyCare, caretaking, postOperative]
