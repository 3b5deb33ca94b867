/**
 * The settings that pages show or compute with. In a built page these are the settings in force: the builders of site and back
 * office put `settings/in-page.ts` in the place of this module (`settings/in-page-aliases.ts`). The server, tests and development
 * servers have the defaults here; server code that shows a setting reads `config.office` instead.
 */
export * from './defaults/brand.config.ts'
export * from './defaults/privacy.config.ts'
export * from './defaults/sold-packages.ts'
