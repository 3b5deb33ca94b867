import { describe, expect, test } from 'vitest'
import { brandColours } from '../defaults/brand.config.ts'
import { type Colours, coloursOf, nearestAccent, textContrast } from './accent-colours.ts'
import { contrastOf, fromSeen, toSeen } from './colour-space.ts'

/** Text and its background, as style sheets and the office's theme combine them. */
const pairs: readonly (readonly [text: keyof Colours, background: keyof Colours])[] = [
  ...(['leaf', 'leafStrong', 'link'] as const).flatMap((text) =>
    (['paper', 'paperRaised', 'paperSunk', 'leafSoft'] as const).map((background) => [text, background] as const),
  ),
  ['ink', 'leafSoft'],
  ['inkSoft', 'leafSoft'],
  ['onLeaf', 'leaf'],
  ['onLeaf', 'leafStrong'],
  ['onBand', 'band'],
  ['paper', 'leaf'],
]

/** 729 colours spread evenly over those that a screen shows, and two whose pale backgrounds come close to them. */
const steps = Array.from({ length: 9 }, (_, at) => Math.min(255, at * 32))
const hex = (channel: number): string => channel.toString(16).padStart(2, '0')
const everyColour = [
  '#a0ff10',
  '#c000ff',
  ...steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`))),
]

const findHardToRead = (colours: Colours): string[] =>
  pairs.flatMap(([text, background]) =>
    ([0, 1] as const)
      .filter((scheme) => contrastOf(colours[text][scheme], colours[background][scheme]) < textContrast)
      .map((scheme) => `${text} on ${background}, ${scheme === 0 ? 'light' : 'dark'}`),
  )

describe('the accent colour (rule SET-13)', () => {
  test('the brand’s own accent gives the brand’s own colours', () => {
    expect(coloursOf(brandColours.leaf[0])).toBe(brandColours)
    expect(nearestAccent(brandColours.leaf[0])).toBe(brandColours.leaf[0])
  })

  test('the nearest accent of every colour is accepted unchanged, and all text in its colours is readable', () => {
    const problems = everyColour.flatMap((colour) => {
      const accent = nearestAccent(colour)
      if (nearestAccent(accent) !== accent) return [`${colour}: ${accent} is refused`]
      return findHardToRead(coloursOf(accent)).map((pair) => `${colour} as ${accent}: ${pair}`)
    })
    expect(problems).toEqual([])
  })

  test('a readable colour is unchanged, and a lighter one becomes darker with the same hue', () => {
    expect(nearestAccent('#7a1f5c')).toBe('#7a1f5c')
    const light = toSeen('#4db6e5')
    const nearest = toSeen(nearestAccent('#4db6e5'))
    expect(nearest.lightness).toBeLessThan(light.lightness)
    expect(Math.abs(nearest.hue - light.hue)).toBeLessThan(0.03)
  })
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.478],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 2)
})

test.each(['#000000', '#ffffff', '#0e5a4a', '#e8a317', '#1122ee'])(
  '%s survives the conversion to OKLCH and back',
  (colour) => {
    expect(fromSeen(toSeen(colour))).toBe(colour)
  },
)
