import type { Language } from '../../contract/people/languages.ts'
import * as englishColumns from '../../contract/words/en/privacy/personal-columns.ts'
import * as englishTables from '../../contract/words/en/privacy/personal-tables.ts'
import * as hindiColumns from '../../contract/words/hi/privacy/personal-columns.ts'
import * as hindiTables from '../../contract/words/hi/privacy/personal-tables.ts'
import * as teluguColumns from '../../contract/words/te/privacy/personal-columns.ts'
import * as teluguTables from '../../contract/words/te/privacy/personal-tables.ts'
import type { Translated } from '../../contract/words/translated.ts'

const english = {
  columns: englishColumns.columnWords,
  tables: englishTables.tableWords,
  page: englishTables.exportWords,
}
export type ExportWords = Translated<typeof english>

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: english,
  te: { columns: teluguColumns.columnWords, tables: teluguTables.tableWords, page: teluguTables.exportWords },
  hi: { columns: hindiColumns.columnWords, tables: hindiTables.tableWords, page: hindiTables.exportWords },
}

/** Every exported table has a title (personal-data.test.ts). */
export const titleOf = ({ tables }: ExportWords, table: string): string =>
  (tables as Readonly<Record<string, string>>)[table] ?? table
