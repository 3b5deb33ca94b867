import { paint } from '../palette.ts'
import { greetingCaretaker, greetingNurse, greetingTherapist } from '../people/greeting.ts'
import { line, room, toran, tulsi } from '../room.ts'
import type { Scene } from '../scene.ts'

const stand = (x: number, person: string): string => `<g transform="translate(${x} -70) scale(.92)">${person}</g>`

const team: Scene = {
  name: 'team',
  width: 960,
  height: 560,
  draw: async () =>
    [
      room(960, 560, 440, paint.sage, paint.sand),
      toran(0, 0, 960),
      tulsi(90, 440, 1.2),
      tulsi(900, 440, 1),
      stand(270, greetingNurse()),
      stand(490, greetingCaretaker()),
      stand(710, greetingTherapist()),
    ].join(''),
}

const petals = (radius: number, count: number, fill: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cx="${radius}" cy="0" rx="17" ry="8" fill="${fill}" ${line} transform="rotate(${(index * 360) / count})"/>`,
  ).join('')

/** Picture of the error pages: a closed front door with a garland and a muggu (floor drawing). */
const door: Scene = {
  name: 'door',
  width: 640,
  height: 520,
  draw: async () =>
    [
      room(640, 520, 390, paint.cream, paint.sand),
      `<path fill="${paint.woodDark}" ${line} d="M200 60h240v330h-240Z"/><path fill="${paint.leaf}" ${line} d="M216 76h102v314h-102ZM322 76h102v314h-102Z"/><path fill="none" stroke="${paint.turmeric}" stroke-width="3" d="M232 96h70v110h-70ZM232 230h70v130h-70ZM338 96h70v110h-70ZM338 230h70v130h-70Z"/><circle cx="306" cy="238" r="6" fill="${paint.turmeric}" ${line}/><circle cx="334" cy="238" r="6" fill="${paint.turmeric}" ${line}/><path fill="${paint.silver}" ${line} d="M184 390h272v16h-272Z"/>`,
      toran(200, 62, 240),
      tulsi(120, 390, 1.1),
      tulsi(520, 390, 1.1),
      `<g transform="translate(320 458) scale(1 .42)">${petals(84, 12, paint.white)}${petals(46, 8, paint.rose)}<circle r="20" fill="${paint.turmeric}" ${line}/></g>`,
    ].join(''),
}

const portrait: Scene = {
  name: 'portrait',
  width: 240,
  height: 240,
  draw: async () =>
    `<rect width="240" height="240" fill="${paint.sage}"/><g transform="translate(112 -96) scale(1.08)">${greetingNurse()}</g>`,
}

export const houseScenes = [team, door, portrait]
