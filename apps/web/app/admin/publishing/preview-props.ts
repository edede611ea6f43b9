// What shows a post as readers see it: the components of another feature, given by the route.
import type { Card, Reading } from '@menged/contracts/posts'
import type { ComponentType } from 'react'

export type PreviewOf = ComponentType<{ card: Card; reading: Reading }>
