// The screens of writing, put together: what a post looks like to readers comes from the posts' own parts.
import { lazy } from 'react'
import { PostsScreen } from '../features/publishing/list/posts-screen.tsx'
import { untilItComes } from '../ui/until-it-comes.ts'

const PostPreview = lazy(() => untilItComes(() => import('../features/posts/detail/post-preview.tsx')))

export default function AdminPosts({ id }: { id: string | null }) {
  return <PostsScreen id={id} preview={PostPreview} />
}
