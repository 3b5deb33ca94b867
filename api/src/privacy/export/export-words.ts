import type { Language } from '../../contract/people/languages.ts'
import * as englishWords from '../../contract/words/en/privacy/personal-data.ts'
import * as hindiWords from '../../contract/words/hi/privacy/personal-data.ts'
import * as teluguWords from '../../contract/words/te/privacy/personal-data.ts'
import type { Translated } from '../../contract/words/translated.ts'

const english = {
  columns: englishWords.columnWords,
  tables: englishWords.tableWords,
  page: englishWords.exportWords,
}
export type ExportWords = Translated<typeof english>

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: english,
  te: { columns: teluguWords.columnWords, tables: teluguWords.tableWords, page: teluguWords.exportWords },
  hi: { columns: hindiWords.columnWords, tables: hindiWords.tableWords, page: hindiWords.exportWords },
}

/** Every exported table has a title (personal-data.test.ts). */
export const titleOf = ({ tables }: ExportWords, table: string): string =>
  (tables as Readonly<Record<string, string>>)[table] ?? table
