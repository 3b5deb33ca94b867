import type { PageSettings } from '../../contract/settings/page-settings.ts'

/** What the renderer is asked for; it travels to a process of its own as JSON. */
export type RenderJob = {
  /** The build: a server bundle for each language, and the client's files. */
  build: string
  /** Where the pages are written. */
  folder: string
  /** Where drawn pictures are kept and found again, by a hash of what they show; the first one is written to. */
  pictures: readonly string[]
  settings: PageSettings
  publicUrl: string
  googleClientId: string | undefined
}

/**
 * `pages`: every text is written, so pages may be shown; pictures are those of before.
 * `done`: pictures are drawn, and the compressed copies are as small as they get.
 */
export type RenderReport = { stage: 'pages' | 'done'; languages: number } | { stage: 'failed'; error: string }
