/** The palette (rule LOOK-2) for pictures (rule LOOK-4): quiet walls, coloured clothes, different skin tones. */
export const paint = {
  ink: '#1d2522',
  paper: '#fbf7f0',
  cream: '#f6e7cb',
  sand: '#ecd5ac',
  sage: '#cfe0d2',
  mist: '#dbe7e3',
  sky: '#c3dcdf',
  leaf: '#0e5a4a',
  leafMid: '#3c8a74',
  leafLight: '#8fc0a9',
  turmeric: '#e8a317',
  turmericLight: '#f5cd72',
  kumkum: '#b3261e',
  rose: '#dc8f7c',
  terracotta: '#c8693c',
  wood: '#a9713f',
  woodDark: '#7c4f2a',
  indigo: '#34507a',
  plum: '#7a3b52',
  white: '#fffdf9',
  silver: '#d8d9d2',
} as const

export const skin = { fair: '#dca878', wheat: '#c98f62', brown: '#a86f48', deep: '#85532f', dark: '#6c4226' } as const
export const hairGrey = '#e4e2da'
