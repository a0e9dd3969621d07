import { defineConfig } from 'vite'
import { keepLastBuild } from '../../scripts/vite/keep-last-build.ts'
import { keepPlaces } from '../../scripts/vite/keep-places.ts'

/**
 * What `npm start` runs, and the command line of a packed release (`npm run pack`). Some 1,500 sources become a hundred files without comments, which a process holds in two thirds of the memory and
 * loads without a compiler. Lines and names stay, so that a stack can be read. Packages are left where npm put them.
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
