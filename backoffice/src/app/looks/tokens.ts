import type { BookingStatus } from '@thodu/api/contract/care/booking-status'

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

/** The colours of site/src/styles/tokens.css, light; every text pair meets 4.5:1. */
export const lightTokens: Tokens = {
  paper: '#fbf7f0',
  paperRaised: '#fffdf9',
  paperSunk: '#f3ecdf',
  ink: '#1d2522',
  inkSoft: '#4b5652',
  line: '#ddd3c2',
  lineStrong: '#857c6c',
  leaf: '#0e5a4a',
  leafStrong: '#0a4438',
  leafSoft: '#e0ece4',
  onLeaf: '#ffffff',
  turmeric: '#e8a317',
  kumkum: '#b3261e',
  kumkumSoft: '#fae3df',
  onKumkum: '#ffffff',
  status: {
    pending: { background: '#fbebc6', ink: '#674600' },
    confirmed: { background: '#dde9f6', ink: '#1a4a7c' },
    active: { background: '#dcefe2', ink: '#0d5a35' },
    completed: { background: '#e7e5df', ink: '#474b48' },
    cancelled: { background: '#fae3df', ink: '#8f1d16' },
  },
}

export const darkTokens: Tokens = {
  paper: '#141a18',
  paperRaised: '#1c2421',
  paperSunk: '#0f1412',
  ink: '#f3eee4',
  inkSoft: '#bcc5c0',
  line: '#35403b',
  lineStrong: '#84908a',
  leaf: '#86cdb6',
  leafStrong: '#a6dfcc',
  leafSoft: '#1f3831',
  onLeaf: '#0a201a',
  turmeric: '#f0b541',
  kumkum: '#f49a90',
  kumkumSoft: '#47201c',
  onKumkum: '#2c0b08',
  status: {
    pending: { background: '#43340f', ink: '#f6d48c' },
    confirmed: { background: '#1d3349', ink: '#b4d3f2' },
    active: { background: '#17382a', ink: '#a5dfbd' },
    completed: { background: '#303633', ink: '#d0d5d1' },
    cancelled: { background: '#47201c', ink: '#f8b6ae' },
  },
}

export const tokensOf = (mode: 'light' | 'dark'): Tokens => (mode === 'dark' ? darkTokens : lightTokens)
