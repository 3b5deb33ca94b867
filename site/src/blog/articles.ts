import { type CollectionEntry, getCollection } from 'astro:content'
import { type Language, languages } from '@thodu/api/contract/people/languages'
import { blog } from '#words/blog.ts'
import { language } from '#words/language/language.ts'
import { pathIn } from '../language/paths.ts'

export type Article = CollectionEntry<'articles'>
export type Category = (typeof blog.categoryList)[number]

const WORDS_PER_MINUTE = 200

export const slugOf = (article: Article): string => article.id.split('/').at(-1) ?? article.id

export const languageOf = (article: Article): Language =>
  languages.find((one) => article.id.startsWith(`${one}/`)) ?? 'en'
/** Returns an article's path in this language, or in English if it is not translated (rule LANG-10). */
export const addressOf = (article: Article): string => pathIn(languageOf(article), `/blog/${slugOf(article)}`)

const newestFirst = (a: Article, b: Article): number => b.data.date.getTime() - a.data.date.getTime()

export async function listOwnArticles(): Promise<Article[]> {
  const articles = await getCollection('articles', (article) => languageOf(article) === language)
  return articles.sort(newestFirst)
}

/** All articles, newest first: in this language, or in English if not translated. */
export async function listArticles(): Promise<Article[]> {
  const own = await listOwnArticles()
  const slugs = new Set(own.map(slugOf))
  const english = await getCollection(
    'articles',
    (article) => languageOf(article) === 'en' && !slugs.has(slugOf(article)),
  )
  return [...own, ...english].sort(newestFirst)
}

export async function listLanguages(slug: string): Promise<Language[]> {
  const articles = await getCollection('articles', (article) => slugOf(article) === slug)
  return languages.filter((one) => articles.some((article) => languageOf(article) === one))
}

/** Reading time in whole minutes, at least one. */
export function readingMinutes(article: Article): number {
  const words = (article.body ?? '').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

const picturesByCategory: Readonly<Record<Category['slug'], string>> = {
  'baby-care': 'hero-mother-and-newborn',
  'care-tips': 'service-caretaking',
  'elderly-care': 'service-elderly-care',
  recovery: 'hero-physiotherapist-and-stairs',
  safety: 'door',
  technology: 'service-physiotherapy',
}

/** Name of an article's drawing: its own (`picture`), else that of its category. */
export const pictureOf = ({ data: { picture, category } }: Article): string => picture ?? picturesByCategory[category]

export function categoryOf(article: Article): Category {
  const category = blog.categoryList.find(({ slug }) => slug === article.data.category)
  if (!category) throw new Error(`${article.id} has an unknown category`)
  return category
}
