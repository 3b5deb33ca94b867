import type { PageSettings } from '../../contract/settings/page-settings.ts'

/** The job of the renderer, sent to its process as JSON. */
export type RenderJob = {
  /** The build: a server bundle for each language, and the browser's files. */
  build: string
  folder: string
  /** Folders of drawn pictures by content hash; new pictures go to the first one. */
  pictures: readonly string[]
  settings: PageSettings
  publicUrl: string
  googleClientId: string | undefined
}

/**
 * `pages`: every text is written and can be shown, with the previous pictures.
 * `done`: pictures are drawn, and the final compressed copies are written.
 */
export type RenderReport = { stage: 'pages' | 'done'; languages: number } | { stage: 'failed'; error: string }
