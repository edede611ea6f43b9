import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bootScript } from './build-plugins/boot-script.ts'

export default defineConfig({
  plugins: [tailwindcss(), bootScript(), reactRouter()],
  // Workspace packages are TypeScript sources: they are bundled, so that the server build runs alone.
  ssr: { noExternal: [/^@menged\//] },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // One chunk for what every page needs: fewer requests on a slow line.
              groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/ }],
            },
          },
        },
      },
    },
  },
})
