declare module 'doiuse' {
  import type { Plugin } from 'postcss'

  type Usage = { message: string; featureData: { missing?: string } }
  export default function doiuse(options: {
    browsers: string[]
    ignore: string[]
    onFeatureUsage: (usage: Usage) => void
  }): Plugin
}
