import rss from '@astrojs/rss'
import type { APIContext } from 'astro'
import { blog } from '#words/blog.ts'
import { brand } from '#words/language/brand.ts'
import { layout } from '#words/layout.ts'
import { addressOf, categoryOf, listOwnArticles } from '../blog/articles.ts'

export async function GET(context: APIContext) {
  const articles = await listOwnArticles()
  return rss({
    title: `${brand.words.name}: ${blog.title}`,
    description: blog.description,
    site: context.url.origin,
    trailingSlash: false,
    customData: `<language>${layout.language}</language>`,
    items: articles.map((article) => ({
      title: article.data.title,
      description: article.data.excerpt,
      pubDate: article.data.date,
      categories: [categoryOf(article).name],
      link: addressOf(article),
    })),
  })
}
