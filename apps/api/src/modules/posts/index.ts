// Posts and guides, the organisations they are about, the order of the feed and the count of views.
// Refuses whatever is not published. The first ten of a day are fixed in the database at the day's first reading.
export { registerCatalogue } from './catalogue-routes.ts'
export { managedOrganisations } from './organisation-queries.ts'
export { presentCard, presentReading } from './present.ts'
export { cutAtWord, previewOf, textOf } from './preview.ts'
export { postOrganisations, publishedCounts, publishedPosts, unpublishedPosts, viewsOfPosts } from './published.ts'
export { type Publication, publishPost } from './publishing.ts'
export {
  type OrganisationContent,
  organisationContents,
  type PostContent,
  postChanges,
  postContents,
} from './publishing-queries.ts'
export { registerPosts } from './routes.ts'
export {
  AUTHOR,
  engagementSchema,
  type GuideFile,
  guideFileSchema,
  type OrganisationFile,
  organisationFileSchema,
  type Seeded,
  seedOrganisations,
  seedPosts,
  withoutOrganisation,
} from './seed.ts'
export { createPosts, type Posts } from './service.ts'
