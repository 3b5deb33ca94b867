import { readMark } from '../brand/recolour.ts'

export const GET = () => new Response(readMark(), { headers: { 'Content-Type': 'image/svg+xml' } })
