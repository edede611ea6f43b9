// The page table: every address of the portal, one line each.
import { index, type RouteConfig, route } from '@react-router/dev/routes'

const soon = (path: string) => route(path, 'routes/soon.tsx', { id: `soon:${path}` })

export default [
  index('routes/home.tsx'),
  route('post/detail/:postId', 'routes/post-detail.tsx'),
  route('search', 'routes/search.tsx'),
  route('lazy', 'routes/lazy.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('emailConfirmation/:token', 'routes/email-confirmation.tsx'),
  route('passwordreset/:token', 'routes/password-reset.tsx'),
  route('profile', 'routes/profile.tsx'),
  ...['user-profile', 'notifications', 'saved'].map((path) => route(path, 'routes/profile.tsx', { id: `profile:${path}` })),
  route('language', 'routes/language.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:part', 'routes/sitemap-part.ts'),
  route('feed.en.xml', 'routes/feed.ts', { id: 'feed:en' }),
  route('feed.am.xml', 'routes/feed.ts', { id: 'feed:am' }),

  soon('guday-geday'),
  soon('guday-geday/:gudayId'),
  soon('exchange'),
  soon('generative-ai'),
  soon('landing'),
  soon('pricing'),
  soon('marketplace'),
  soon('marketplace/gig-worker/:id'),
  soon('worker-registration'),
  soon('admin'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
