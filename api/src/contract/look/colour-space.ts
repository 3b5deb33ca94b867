/** OKLCH: lightness 0 to 1, chroma, hue in radians. */
type Seen = { lightness: number; chroma: number; hue: number }
type Triple = readonly [number, number, number]

const toLinear = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toChannel = (linear: number): number =>
  linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055

function linearOf(colour: string): Triple {
  const value = Number.parseInt(colour.slice(1), 16)
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminanceOf(colour: string): number {
  const [red, green, blue] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours such as `#0e5a4a`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const bright = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(...bright) + 0.05) / (Math.min(...bright) + 0.05)
}

export function toSeen(colour: string): Seen {
  const [red, green, blue] = linearOf(colour)
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
  const medium = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function linearOfSeen({ lightness, chroma, hue }: Seen): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ]
}

const isShown = (linear: Triple): boolean => linear.every((channel) => channel > -0.000_5 && channel < 1.000_5)

/** Paler when no screen can show that chroma. */
export function fromSeen(seen: Seen): string {
  let { chroma } = seen
  while (chroma > 0 && !isShown(linearOfSeen({ ...seen, chroma }))) chroma = Math.max(0, chroma - 0.004)
  const channels = linearOfSeen({ ...seen, chroma }).map((linear) =>
    Math.round(Math.min(1, Math.max(0, toChannel(Math.max(0, linear)))) * 255),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
