// Posts and guides, the organisations they are about, the order of the feed and the count of views.
// Refuses whatever is not published. The first ten of a day are fixed in the database at the day's first reading.
export { registerCatalogue } from './catalogue-routes.ts'
export { presentCard } from './present.ts'
export { cutAtWord, textOf } from './preview.ts'
export { postOrganisations, publishedCounts, publishedPosts, unpublishedPosts, viewsOfPosts } from './published.ts'
export { registerPosts } from './routes.ts'
export {
  engagementSchema,
  type GuideFile,
  guideFileSchema,
  organisationFileSchema,
  type Seeded,
  seedOrganisations,
  seedPosts,
  withoutOrganisation,
} from './seed.ts'
export { createPosts, type Posts } from './service.ts'
