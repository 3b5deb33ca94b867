import type { ThemeOptions } from '@mui/material/styles'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { reader } from '../../words/locale.ts'
import { darkTokens, lightTokens, type Tokens } from './tokens.ts'

type MuiWords = Record<'clear' | 'close' | 'open' | 'loading' | 'noOptions', string>

/**
 * Devices of Telugu and Hindi readers nearly always have a font for their script, so nothing is downloaded. For English readers
 * the page loads ours, for a few names and notes (fonts.css).
 */
const fontFamily = `Anek, "${reader === 'en' ? 'Anek' : 'Device'} Scripts", system-ui, sans-serif`
/** Vowel signs above and below the letters need more room than Latin letters. */
const lineHeight = reader === 'en' ? undefined : 1.6
const phone = '@media (max-width: 599.95px)'
const wide = '@media (min-width: 900px)'
/** Fewer than sixteen letters per line: a phone with text twice as large. */
export const largeLetters = '@media (max-width: 16em)'
const focusRing = (tokens: Tokens) => ({ outline: `3px solid ${tokens.turmeric}`, outlineOffset: 2 })

function createTheme(base: ThemeOptions, mode: 'light' | 'dark', tokens: Tokens, words: MuiWords): RaThemeOptions {
  return {
    ...base,
    palette: {
      mode,
      primary: { main: tokens.leaf, dark: tokens.leafStrong, contrastText: tokens.onLeaf },
      secondary: { main: tokens.leaf, dark: tokens.leafStrong, contrastText: tokens.onLeaf },
      error: { main: tokens.kumkum, contrastText: tokens.onKumkum },
      success: { main: tokens.status.active.ink, contrastText: tokens.paperRaised },
      warning: { main: tokens.status.pending.ink, contrastText: tokens.paperRaised },
      background: { default: tokens.paper, paper: tokens.paperRaised },
      text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.inkSoft },
      divider: tokens.line,
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily,
      // Headings contain personal names: a long one wraps, and its flex box can shrink to a phone's width.
      h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight, overflowWrap: 'anywhere' },
      h2: { fontSize: '1.2rem', fontWeight: 600, lineHeight, overflowWrap: 'anywhere' },
      h3: { fontSize: '1.05rem', fontWeight: 600, lineHeight, overflowWrap: 'anywhere' },
      h6: { fontWeight: 600, lineHeight, overflowWrap: 'anywhere' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    sidebar: { width: 248, closedWidth: 92 },
    components: {
      ...base.components,
      MuiAutocomplete: {
        defaultProps: {
          clearText: words.clear,
          closeText: words.close,
          openText: words.open,
          loadingText: words.loading,
          noOptionsText: words.noOptions,
        },
      },
      MuiAlert: { defaultProps: { closeText: words.close } },
      MuiCssBaseline: { styleOverrides: { a: { color: tokens.leaf }, ':focus-visible': focusRing(tokens) } },
      MuiButtonBase: { styleOverrides: { root: { '&:focus-visible': focusRing(tokens) } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } } },
      },
      // Decorative: a text beside it describes what is loading.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}` } } },
      MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tokens.lineStrong } } },
      MuiFormLabel: { styleOverrides: { root: { color: tokens.inkSoft } } },
      MuiTableCell: { styleOverrides: { root: { borderColor: tokens.line }, head: { color: tokens.inkSoft } } },
      MuiLink: { defaultProps: { underline: 'always' } },
      MuiTab: { styleOverrides: { root: { fontSize: '1rem', minHeight: 48 } } },
      MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
      RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
      RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
      // On a phone the filters are as wide as the cards below, with the same background. Filters and tools share a line when both
      // fit, at any text size.
      RaListToolbar: {
        styleOverrides: {
          root: {
            flexWrap: 'wrap',
            alignItems: 'center',
            // More fields than the search box get a line of their own; views and tools follow below.
            '& form:has(.RaFilterForm-filterFormInput ~ .RaFilterForm-filterFormInput)': { flexBasis: '100%' },
            [phone]: { flexWrap: 'nowrap', alignItems: 'stretch', backgroundColor: 'transparent' },
          },
        },
      },
      RaFilterForm: {
        styleOverrides: {
          root: { flex: '1 1 16rem', minWidth: 0, [phone]: { flex: '0 1 auto' }, [wide]: { flex: '1 1 16rem' } },
        },
      },
      RaTopToolbar: { styleOverrides: { root: { [phone]: { backgroundColor: 'transparent' } } } },
      RaFilterFormInput: {
        styleOverrides: { root: { [phone]: { '& .RaFilterFormInput-spacer': { display: 'none' } } } },
      },
      RaAppBar: {
        defaultProps: { color: 'default' },
        styleOverrides: {
          root: {
            backgroundColor: tokens.paperRaised,
            color: tokens.ink,
            borderBottom: `1px solid ${tokens.line}`,
            // The title has its own row, and the bar scrolls away, so that it does not cover half the screen.
            [largeLetters]: {
              position: 'static',
              '& .RaAppBar-toolbar': { flexWrap: 'wrap' },
              '& h1': { flex: '1 0 100%', order: 1, padding: '0 0.5em 0.25em', whiteSpace: 'normal' },
            },
          },
        },
      },
      // The folded menu shows its labels small, below the icons (rule LOOK-9).
      RaMenu: {
        styleOverrides: {
          root: {
            '& .menu-words': { display: 'flex', justifyContent: 'space-between', gap: '0.5em' },
            '&.RaMenu-closed': {
              '& .MuiMenuItem-root': {
                flexDirection: 'column',
                gap: 0,
                padding: '6px 4px',
                textAlign: 'center',
                '& *': { fontSize: '0.75rem', lineHeight: 1.25, whiteSpace: 'normal', overflowWrap: 'anywhere' },
                '& svg': { fontSize: '1.5rem' },
                '& .MuiListItemIcon-root': { minWidth: 0 },
                '& .MuiListItemText-secondary': { display: 'none' },
              },
              '& .menu-words': { justifyContent: 'center' },
            },
          },
        },
      },
      RaMenuItemLink: {
        styleOverrides: {
          root: {
            minHeight: 44,
            color: tokens.ink,
            '&.RaMenuItemLink-active': { color: tokens.leaf, backgroundColor: tokens.leafSoft, fontWeight: 600 },
          },
        },
      },
    },
  }
}

export const createThemes = (words: MuiWords) => ({
  theme: createTheme(defaultLightTheme, 'light', lightTokens, words),
  darkTheme: createTheme(defaultDarkTheme, 'dark', darkTokens, words),
})
