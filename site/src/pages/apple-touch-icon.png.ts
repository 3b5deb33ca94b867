import { drawIcon } from '../brand/draw-icon.ts'

/** The home-screen icon, made from the favicon at build. */
export const GET = () => drawIcon(180, 132)
