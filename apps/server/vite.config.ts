import { keepLastBuild } from '@balcao/build/keep-last-build'
import { keepPlaces } from '@balcao/build/keep-places'
import { defineConfig } from 'vite'

/**
 * What `npm start` runs, and the command line of a packed release (`npm run pack`). Some 1,500 sources become a hundred files
 * without comments, which take two thirds of the memory and load without a compiler. Lines and names stay, so that a stack is
 * readable. Packages stay where npm put them.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [keepPlaces(), keepLastBuild()],
  ssr: { noExternal: [/^@balcao\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: '',
    target: 'node26',
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli/main.ts' },
      output: { comments: false },
    },
  },
})
