import { paint, skin } from '../palette.ts'
import { kneelingCaretaker } from '../people/newborn.ts'
import { seatedGrandmother, seatedNurse } from '../people/visit.ts'
import { armBehind, walkingGrandfather, walkingTherapist } from '../people/walk.ts'
import { ball, bed, casement, line, picture, room, shelf, thin, tulsi } from '../room.ts'
import type { Scene } from '../scene.ts'

const size = { width: 640, height: 480 }

/** Moves people of the large scenes and scales them to two thirds. */
const place = (x: number, y: number, ...people: string[]): string =>
  `<g transform="translate(${x} ${y}) scale(.66)">${people.join('')}</g>`

const bar = `<path d="M400 342v104M566 342v104" ${line}/><path fill="none" stroke="${paint.ink}" stroke-width="13" stroke-linecap="round" d="M392 340H600"/><path fill="none" stroke="${paint.turmeric}" stroke-width="7" stroke-linecap="round" d="M392 340H600"/>`

const physiotherapy: Scene = {
  name: 'service-physiotherapy',
  ...size,
  draw: async () =>
    [
      room(640, 480, 372, paint.sage, paint.cream),
      casement(70, 60, 120, 150, paint.turmericLight),
      ball(70, 440, 40),
      bar,
      place(-40, 16, armBehind(), walkingGrandfather(), walkingTherapist()),
    ].join(''),
}

const elderlyCare: Scene = {
  name: 'service-elderly-care',
  ...size,
  draw: async () =>
    [
      room(640, 480, 392, paint.cream, paint.sand),
      casement(262, 44, 110, 140, paint.leafLight),
      place(2, 22, seatedGrandmother(), seatedNurse()),
    ].join(''),
}

const caretaking: Scene = {
  name: 'service-caretaking',
  ...size,
  draw: async () =>
    [
      room(640, 480, 392, paint.mist, paint.sand),
      shelf(350, 124),
      tulsi(580, 420, 1),
      place(10, 26, seatedGrandmother(), `<g transform="translate(-26 0)">${kneelingCaretaker()}</g>`),
    ].join(''),
}

/** A sleeping head on the pillow, drawn by hand because no part lies down. */
const sleeper = `<g><ellipse cx="170" cy="252" rx="34" ry="30" fill="${skin.wheat}" ${line}/><path fill="${paint.ink}" d="M140 268c-14 -30 8 -56 40 -46c-18 6 -26 16 -24 30c-8 2 -12 8 -16 16Z"/><path ${thin} d="M172 244q6 5 11 1M186 250q5 4 9 -1M180 266q7 4 12 -2"/></g>`

const postOperative: Scene = {
  name: 'service-post-operative',
  ...size,
  draw: async () =>
    [
      room(640, 480, 360, paint.sky, paint.cream),
      picture(70, 56, 96, 78, paint.cream),
      `<path d="M250 66v306M250 66h-34M236 372h28" ${line}/><path fill="${paint.white}" ${line} d="M198 72h34v50q-17 16 -34 0Z"/><path ${thin} d="M215 132c0 40 20 60 10 110"/>`,
      bed(60, 290, 430, paint.turmeric),
      sleeper,
      place(60, 26, seatedNurse()),
    ].join(''),
}

export const serviceScenes = [physiotherapy, elderlyCare, caretaking, postOperative]
