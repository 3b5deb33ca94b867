import { formatSettingsBlock, type PageSettings } from './page-settings.ts'

const declare = ({ paper, ink, line, leaf, onLeaf }: PageSettings['colours'], scheme: 0 | 1): string =>
  `:root{--paper:${paper[scheme]};--ink:${ink[scheme]};--line:${line[scheme]};--leaf:${leaf[scheme]};--on-leaf:${onLeaf[scheme]}}`

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Fills in the page's title, the colours before the first script, and the data block. */
export const fillOfficePage = (html: string, settings: PageSettings): string => {
  const { colours, brand, logo } = settings
  // The bar loads the file; an embedded picture would make each load heavier.
  const block = formatSettingsBlock({ ...settings, logo: logo && { ...logo, png: '' } })
  const styles = `${declare(colours, 0)}@media (prefers-color-scheme:dark){${declare(colours, 1)}}`
  return html
    .replace('%BRAND%', () => escapeHtml(brand.name))
    .replace('<!--settings-->', () => `<style>${styles}</style>${block}`)
}

/** Formats the manifest for installing the caretaker app. */
export const formatManifest = ({ brand, colours }: PageSettings): string =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/caretaker',
    scope: '/caretaker',
    display: 'standalone',
    background_color: colours.paper[0],
    theme_color: colours.paper[0],
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
