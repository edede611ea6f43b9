// Counters by day: what is read, shared, called, searched and filtered. Keeps nothing that leads to a person.
// Views of posts are counted by the posts module, once for each visitor and day; bots are served and not counted.
export { registerStatistics } from './routes.ts'
export { createStatistics, type Statistics } from './service.ts'
export { wordSubject } from './subjects.ts'
