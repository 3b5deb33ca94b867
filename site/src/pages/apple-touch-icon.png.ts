import { drawIcon } from '../brand/draw-icon.ts'

/** The home-screen icon: the company's logo or the brand's mark. */
export const GET = () => drawIcon(180, 132)
