import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressOnce } from '../../scripts/vite/compress-once.ts'
import { copyPdfDecoders } from '../../scripts/vite/copy-pdf-decoders.ts'
import { listFirstFiles } from '../../scripts/vite/list-first-files.ts'
import { paintFirst } from '../../scripts/vite/paint-first.ts'
import { shortIconKeys } from '../../scripts/vite/short-icon-keys.ts'

const assetsDir = 'assets/console'
const root = import.meta.dirname
const serverUrl = process.env.PUBLIC_URL ?? 'http://localhost:3000'

export default defineConfig({
  root,
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    tailwindcss(),
    paintFirst({
      // The tokens are here and in no style sheet: what is painted first has the colours of what follows.
      styles: [join(root, '../../packages/ui/src/tokens.css'), join(root, 'src/boot/first-paint.css')],
      script: join(root, 'src/boot/before-first-paint.js'),
    }),
    shortIconKeys(),
    listFirstFiles({ root }),
    copyPdfDecoders({ root, folder: `${assetsDir}/pdf` }),
    compressOnce(),
  ],
  // The server refuses calls that come from another site, and Vite's own port is one.
  server: { proxy: { '/api': { target: serverUrl, changeOrigin: true, headers: { origin: serverUrl } } } },
  build: {
    assetsDir,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The way over web sockets, which nobody takes: its class counts its connections and would stay for that alone.
      treeshake: { moduleSideEffects: [{ test: /@trpc\/client\/dist\/wsLink/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Each file holds what its first part needs, down to the libraries, but for what a file above it already holds.
          groups: [
            // What every page needs: one file that changes only when a library does.
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|@trpc|@tanstack\/(react-router|router-core|history|react-query|query-core))\//,
              priority: 5,
            },
            // What every form is made of and nothing else needs: loaded with the first form, and kept.
            { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 4 },
            // The doors, and the tables of screens: a file for every catalogue that they name would be fetched at the doors.
            {
              name: 'doors',
              test: /console\/src\/(router\/create-console-router\.tsx|account\/(door-layout|credentials-step)\.tsx|.*\/(screens|catalogue)\.ts)$/,
              priority: 3,
            },
            // What surrounds every screen, the small parts that most screens show, and every icon.
            {
              name: 'shell',
              test: /console\/src\/(shell\/area-shell|address\/use-search-texts|kit\/(dashboard-page|look-up\/use-look-up|money|query-options|use-money-text|use-media)|features\/payments\/payment-(status-badge|texts))\.tsx?$|ui\/src\/(card|progress|table|tabs|textarea|tile|stacked-bar)\.tsx$|node_modules\/lucide-react\//,
              priority: 2,
            },
            // Finds a product by its name: in a filter, in a form, on the dashboard.
            { name: 'look-up', test: /console\/src\/kit\/look-up\/look-up-box\.tsx$/, priority: 1 },
            // What the filters of a list and the fields of a form have in common.
            {
              name: 'inputs',
              test: /ui\/src\/(select|money-input|checkbox|radio-group)\.tsx$/,
              priority: 1,
            },
            // The question before a deed: most screens ask one, and few of their readers are asked.
            {
              name: 'questions',
              test: /console\/src\/kit\/action\/(confirm-action|money-lines)\.tsx$/,
              priority: 1,
            },
            {
              name: 'lists',
              test: /console\/src\/kit\/(list\/list-page|list\/use-list|record-drawer)\.tsx?$/,
            },
            { name: 'form-kit', test: /console\/src\/kit\/form\/.*\.tsx?$/ },
          ],
        },
      },
    },
  },
})
