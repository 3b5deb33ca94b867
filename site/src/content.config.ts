import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { blog } from '#words/blog.ts'

const slugs = blog.categoryList.map((category) => category.slug)

const articles = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './src/content/blog' }),
  schema: z.object({
    title: z.string().max(70),
    excerpt: z.string().min(60).max(200),
    category: z.enum(slugs),
    date: z.coerce.date(),
    featured: z.boolean().default(false),
    /** A drawing of illustrations/drawn, where that of the category would come twice. */
    picture: z.string().optional(),
  }),
})

export const collections = { articles }
