import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import { brandColours } from '@thodu/api/contract/page-values'

type StatusColours = Record<BookingStatus, { background: string; ink: string }>
export type Tokens = {
  paper: string
  paperRaised: string
  paperSunk: string
  ink: string
  inkSoft: string
  line: string
  lineStrong: string
  leaf: string
  leafStrong: string
  leafSoft: string
  onLeaf: string
  turmeric: string
  kumkum: string
  kumkumSoft: string
  onKumkum: string
  status: StatusColours
}

/** The brand's colours, and the status colours, which are the same for every organisation (site/src/styles/tokens.css). */
const tokensIn = (scheme: 0 | 1, status: StatusColours): Tokens => ({
  paper: brandColours.paper[scheme],
  paperRaised: brandColours.paperRaised[scheme],
  paperSunk: brandColours.paperSunk[scheme],
  ink: brandColours.ink[scheme],
  inkSoft: brandColours.inkSoft[scheme],
  line: brandColours.line[scheme],
  lineStrong: brandColours.lineStrong[scheme],
  leaf: brandColours.leaf[scheme],
  leafStrong: brandColours.leafStrong[scheme],
  leafSoft: brandColours.leafSoft[scheme],
  onLeaf: brandColours.onLeaf[scheme],
  turmeric: brandColours.turmeric[scheme],
  kumkum: brandColours.kumkum[scheme],
  kumkumSoft: brandColours.kumkumSoft[scheme],
  onKumkum: brandColours.onKumkum[scheme],
  status,
})

export const lightTokens = tokensIn(0, {
  pending: { background: '#fbebc6', ink: '#674600' },
  confirmed: { background: '#dde9f6', ink: '#1a4a7c' },
  active: { background: '#dcefe2', ink: '#0d5a35' },
  completed: { background: '#e7e5df', ink: '#474b48' },
  cancelled: { background: '#fae3df', ink: '#8f1d16' },
})

export const darkTokens = tokensIn(1, {
  pending: { background: '#43340f', ink: '#f6d48c' },
  confirmed: { background: '#1d3349', ink: '#b4d3f2' },
  active: { background: '#17382a', ink: '#a5dfbd' },
  completed: { background: '#303633', ink: '#d0d5d1' },
  cancelled: { background: '#47201c', ink: '#f8b6ae' },
})

export const tokensOf = (mode: 'light' | 'dark'): Tokens => (mode === 'dark' ? darkTokens : lightTokens)
