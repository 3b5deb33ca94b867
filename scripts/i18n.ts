import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { languageNames, languages } from '../api/src/contract/people/languages.ts'
import { countTexts, type Foreign, listPairs, readReviews, reviewFile } from './i18n/catalogues.ts'
import { exportTexts, planImport, writeImported } from './i18n/import-texts.ts'

const usage = `Usage:
  npm run i18n -- export LANG [FILE]  writes the texts of te or hi as CSV, beside the English texts
  npm run i18n -- import LANG FILE    imports the CSV of a reviewer; its column "state" is reviewed or unreviewed
  npm run i18n -- count               counts the texts that are not reviewed by a native speaker`

const [command, wanted, file] = process.argv.slice(2)
const language = languages.find((one): one is Foreign => one === wanted && one !== 'en')

if (command === 'count') {
  for (const one of languages.filter((other): other is Foreign => other !== 'en')) {
    const { texts, words, unreviewed } = countTexts(one)
    console.log(`${languageNames[one]}: ${texts} texts, ${words} words, ${unreviewed} not reviewed`)
  }
} else if (command === 'export' && language) {
  const csv = exportTexts(language)
  // Byte order mark, so that spreadsheets read the file as UTF-8.
  if (file) writeFileSync(file, `\uFEFF${csv}`)
  else process.stdout.write(csv)
} else if (command === 'import' && language && file) {
  const imported = planImport(listPairs(language), readReviews(language), readFileSync(file, 'utf8'))
  await writeImported(imported)
  mkdirSync(dirname(reviewFile(language)), { recursive: true })
  writeFileSync(reviewFile(language), `${JSON.stringify(imported.reviews, null, 2)}\n`)
  console.log(`${imported.changed} texts changed, ${Object.keys(imported.reviews).length} reviewed in all.`)
  for (const line of imported.refused) console.error(`Not imported: ${line}`)
  if (imported.refused.length > 0) process.exitCode = 1
} else {
  console.error(usage)
  process.exitCode = 2
}
