import type { PageSettings } from '../../contract/settings/page-settings.ts'

/** Sent to the renderer's process as JSON. */
export type RenderJob = {
  /** A server bundle for each language, and the browser's files. */
  build: string
  folder: string
  /** Folders of drawn pictures; new ones go to the first. */
  pictures: readonly string[]
  settings: PageSettings
  publicUrl: string
  googleClientId: string | undefined
}

/** `pages`: all texts are written, with the previous pictures. `done`: pictures and final compressed copies are written. */
export type RenderReport = { stage: 'pages' | 'done'; languages: number } | { stage: 'failed'; error: string }
