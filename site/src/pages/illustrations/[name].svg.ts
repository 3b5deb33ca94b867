import { readdirSync } from 'node:fs'
import type { APIContext } from 'astro'
import { readDrawing } from '../../brand/recolour.ts'

export const getStaticPaths = () =>
  readdirSync('illustrations/drawn').map((file) => ({ params: { name: file.replace(/\.svg$/, '') } }))

export const GET = ({ params }: APIContext) =>
  new Response(readDrawing(params.name ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } })
