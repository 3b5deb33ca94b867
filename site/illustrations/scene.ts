import { drawFigure, type Figure } from './figure.ts'

export type Scene = { name: string; width: number; height: number; draw: () => Promise<string> }

/** Places a figure: x of its neck, y of its feet or seat line top (drawing units of the scene). */
export async function stand(figure: Figure, x: number, top: number, scale: number, facing: 'right' | 'left' = 'right') {
  const flip = facing === 'left' ? -1 : 1
  const markup = await drawFigure(figure)
  return `<g transform="translate(${x} ${top}) scale(${flip * scale} ${scale}) translate(-450 0)">${markup}</g>`
}
