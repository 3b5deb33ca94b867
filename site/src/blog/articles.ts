import { type CollectionEntry, getCollection } from 'astro:content'
import { blog } from '#words/blog.ts'

export type Article = CollectionEntry<'articles'>
export type Category = (typeof blog.categoryList)[number]

const WORDS_PER_MINUTE = 200

/** All articles of a language, newest first. */
export async function listArticles(language = 'en'): Promise<Article[]> {
  const articles = await getCollection('articles', ({ id }) => id.startsWith(`${language}/`))
  return articles.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime())
}

/** The last part of the address of an article: its file name. */
export const slugOf = (article: Article): string => article.id.split('/').at(-1) ?? article.id

/** Whole minutes a reader needs, at least one. */
export function readingMinutes(article: Article): number {
  const words = (article.body ?? '').split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

export function categoryOf(article: Article): Category {
  const category = blog.categoryList.find(({ slug }) => slug === article.data.category)
  if (!category) throw new Error(`${article.id} has an unknown category`)
  return category
}
