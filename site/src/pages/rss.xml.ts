import rss from '@astrojs/rss'
import { brand } from '@thodu/api/contract/brand.config'
import type { APIContext } from 'astro'
import { blog } from '#words/blog.ts'
import { layout } from '#words/layout.ts'
import { categoryOf, listArticles, slugOf } from '../blog/articles.ts'

/** The feed of the blog. */
export async function GET(context: APIContext) {
  const articles = await listArticles()
  return rss({
    title: `${brand.name}: ${blog.title}`,
    description: blog.description,
    site: context.site ?? context.url.origin,
    trailingSlash: false,
    customData: `<language>${layout.language}</language>`,
    items: articles.map((article) => ({
      title: article.data.title,
      description: article.data.excerpt,
      pubDate: article.data.date,
      categories: [categoryOf(article).name],
      link: `/blog/${slugOf(article)}`,
    })),
  })
}
