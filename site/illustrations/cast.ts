import type { Figure } from './figure.ts'
import { bindi, jasmine } from './jewellery.ts'
import { hairGrey, paint, skin } from './palette.ts'

/** Doc poses come with their own two blues; both are replaced by the colours of our team's clothes. */
const uniform = (jacket: string, scrubs: string) => ({ '#9FD8E5': jacket, '#8FA7DF': scrubs })

export const nurse: Figure = {
  body: 'DocStethoscope',
  bodyPaint: [
    { at: [228, 845], fill: paint.white },
    { at: [768, 1278], fill: paint.white },
    { at: [553, 1015], fill: paint.leaf },
    { at: [373, 1730], fill: paint.leaf },
    { at: [695, 2773], fill: paint.white },
    { at: [148, 2828], fill: paint.white },
    { at: [350, 695], fill: paint.white },
  ],
  extras:
    bindi(505, 245) +
    jasmine([
      [300, 105],
      [270, 92],
      [330, 122],
    ]),
  head: { hair: 'Bun', face: 'Smile' },
  headPaint: [],
  skin: skin.brown,
  recolour: uniform(paint.white, paint.leaf),
}

export const doctor: Figure = {
  body: 'Doc',
  bodyPaint: [
    { at: [315, 1740], fill: paint.white },
    { at: [795, 1625], fill: paint.white },
    { at: [580, 1263], fill: paint.turmericLight },
    { at: [225, 2303], fill: paint.indigo },
    { at: [728, 2783], fill: paint.white },
    { at: [153, 2833], fill: paint.white },
  ],
  head: { hair: 'Turban', face: 'Smile', facialHair: 'FullMedium' },
  headPaint: [{ at: [430, 105], fill: paint.kumkum }],
  skin: skin.wheat,
  recolour: uniform(paint.turmericLight, paint.indigo),
}

export const grandmother: Figure = {
  body: 'WheelChair',
  bodyPaint: [
    { at: [270, 693], fill: paint.turmeric },
    { at: [908, 975], fill: paint.turmeric },
    { at: [1195, 1630], fill: paint.plum },
    { at: [925, 1350], fill: paint.plum },
    { at: [478, 1368], fill: paint.plum },
    { at: [293, 1228], fill: paint.turmeric },
    { at: [1150, 2050], fill: paint.terracotta },
    { at: [1393, 2010], fill: paint.terracotta },
    { at: [33, 1390], fill: paint.silver },
    { at: [1400, 2248], fill: paint.silver },
    { at: [833, 2150], fill: paint.silver },
    { at: [770, 1708], fill: paint.silver },
    { at: [693, 1640], fill: paint.silver },
    { at: [598, 1985], fill: paint.silver },
  ],
  extras:
    bindi(500, 255) +
    jasmine([
      [250, 165],
      [215, 150],
      [180, 132],
      [275, 190],
    ]),
  head: { hair: 'GrayBun', face: 'Calm' },
  headPaint: [
    { at: [280, 80], fill: hairGrey },
    { at: [333, 235], fill: hairGrey },
  ],
  skin: skin.wheat,
}

export const physiotherapist: Figure = {
  body: 'RoboDanceOutline',
  bodyPaint: [
    { at: [310, 675], fill: paint.leafMid },
    { at: [578, 1838], fill: paint.cream },
    { at: [95, 2428], fill: paint.cream },
    { at: [-85, 1188], fill: paint.leafMid },
    { at: [88, 2828], fill: paint.turmeric },
    { at: [830, 2860], fill: paint.turmeric },
  ],
  head: { hair: 'ShortVolumed', face: 'Smile' },
  headPaint: [],
  skin: skin.deep,
}

export const grandfather: Figure = {
  body: 'WalkingWB',
  bodyPaint: [
    { at: [278, 710], fill: paint.sky },
    { at: [28, 2473], fill: paint.terracotta },
    { at: [695, 2743], fill: paint.terracotta },
  ],
  head: { hair: 'GrayShort', face: 'Calm', facialHair: 'GrayFull' },
  headPaint: [{ at: [333, 135], fill: hairGrey }],
  skin: skin.brown,
}

export const mother: Figure = {
  body: 'OneLegUpWB',
  bodyPaint: [
    { at: [583, 655], fill: paint.rose },
    { at: [523, 1810], fill: paint.terracotta },
  ],
  extras:
    bindi(505, 230) +
    jasmine([
      [232, 470],
      [228, 500],
      [240, 530],
      [250, 440],
    ]),
  head: { hair: 'MediumLong', face: 'Smile' },
  headPaint: [],
  skin: skin.fair,
}

export const caretaker: Figure = {
  body: 'EasingWB',
  bodyPaint: [
    { at: [213, 678], fill: paint.turmeric },
    { at: [700, 725], fill: paint.turmeric },
    { at: [500, 1143], fill: paint.cream },
    { at: [25, 2793], fill: paint.white },
    { at: [615, 2745], fill: paint.white },
  ],
  head: { hair: 'MediumLong', face: 'Calm' },
  headPaint: [],
  skin: skin.deep,
}
