// What it really took: what people paid, how many days they waited and where, reported under a guide. Keeps no name of who reports; shows nothing
// below five reports, and no office whose name nobody has checked.
export { experienceOf } from './queries.ts'
export { registerExperiences } from './routes.ts'
export { createExperiences, type Experiences } from './service.ts'
