import { drawIcon } from '../brand/draw-icon.ts'

/** Icons of the installed caretaker app (backoffice/src/caretaker/worker). */
export const getStaticPaths = () => ['192', '512'].map((size) => ({ params: { size } }))

export const GET = ({ params: { size } }: { params: { size: string } }) =>
  drawIcon(Number(size), Math.round(Number(size) * 0.6))
