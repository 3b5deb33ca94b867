import { paint } from './palette.ts'

export const bindi = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="13" fill="${paint.kumkum}"/>`

/** Jasmine in the hair, common in Warangal. */
export const jasmine = (flowers: [x: number, y: number][]) =>
  flowers
    .map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="19" fill="${paint.white}" stroke="${paint.ink}" stroke-width="8"/>`,
    )
    .join('')
