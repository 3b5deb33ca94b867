import type { Figure } from './figure.ts'
import { bindi, jasmine } from './jewellery.ts'
import { hairGrey, paint, skin } from './palette.ts'

export const womanWithCup: Figure = {
  body: 'Coffee',
  bodyPaint: [
    { at: [215, 780], fill: paint.leafMid },
    { at: [603, 845], fill: paint.silver },
  ],
  head: { hair: 'Bun', face: 'Smile' },
  headPaint: [],
  extras:
    bindi(505, 245) +
    jasmine([
      [300, 105],
      [270, 92],
      [330, 122],
    ]),
  skin: skin.brown,
}

export const oldLady: Figure = {
  body: 'ButtonShirt',
  bodyPaint: [
    { at: [250, 765], fill: paint.kumkum },
    { at: [570, 570], fill: paint.kumkum },
  ],
  head: { hair: 'GrayBun', face: 'Calm', accessory: 'GlassRound' },
  headPaint: [
    { at: [280, 80], fill: hairGrey },
    { at: [333, 235], fill: hairGrey },
  ],
  extras: bindi(500, 245),
  skin: skin.wheat,
}

export const womanWithPhone: Figure = {
  body: 'Device',
  bodyPaint: [
    { at: [270, 715], fill: paint.turmericLight },
    { at: [568, 1005], fill: paint.turmericLight },
    { at: [683, 695], fill: paint.white },
  ],
  head: { hair: 'Hijab', face: 'Smile' },
  headPaint: [],
  skin: skin.fair,
}

export const oldMan: Figure = {
  body: 'ButtonShirt',
  bodyPaint: [
    { at: [250, 765], fill: paint.cream },
    { at: [570, 570], fill: paint.cream },
  ],
  head: { hair: 'GrayShort', face: 'Calm', facialHair: 'GrayFull', accessory: 'GlassRound' },
  headPaint: [{ at: [333, 135], fill: hairGrey }],
  skin: skin.deep,
}

/** Each stripe of the jersey is an area of its own. */
const stripes: [number, number][] = [
  [275, 558],
  [605, 570],
  [180, 618],
  [673, 618],
  [183, 678],
  [233, 738],
  [513, 745],
  [723, 845],
  [245, 803],
  [640, 820],
  [285, 868],
  [565, 883],
  [218, 915],
  [418, 948],
  [333, 1023],
  [248, 1105],
]

export const explainingWoman: Figure = {
  body: 'Explaining',
  bodyPaint: stripes.map((at) => ({ at, fill: paint.paper })),
  head: { hair: 'MediumLong', face: 'Smile' },
  headPaint: [],
  extras: bindi(505, 230),
  skin: skin.brown,
}

export const maskedNurse: Figure = {
  body: 'ButtonShirt',
  bodyPaint: [
    { at: [250, 765], fill: paint.white },
    { at: [570, 570], fill: paint.white },
  ],
  head: { hair: 'DocSurgery', face: 'CheersNM' },
  headPaint: [
    { at: [335, 208], fill: paint.leafMid },
    { at: [525, 438], fill: paint.white },
    { at: [390, 400], fill: paint.white },
  ],
  recolour: { '#8FA7DF': paint.leafMid, '#9FD8E5': paint.white, '#FFFFFF': paint.white },
  skin: skin.wheat,
}
