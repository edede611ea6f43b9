// A page that is rendered again is the same page, byte for byte, until a reader would see a difference: the browser then has it already.
import { shownCount } from '@menged/ethiopia/counts'

/** The post with its views as they are shown, not as they were counted. */
export const asShown = <Post extends { view: number }>(post: Post): Post => ({ ...post, view: shownCount(post.view) })
