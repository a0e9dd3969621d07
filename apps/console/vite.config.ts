import { join } from 'node:path'
import { compressOnce } from '@balcao/build/compress-once'
import { copyPdfDecoders } from '@balcao/build/copy-pdf-decoders'
import { listFirstFiles } from '@balcao/build/list-first-files'
import { paintFirst } from '@balcao/build/paint-first'
import { shortIconKeys } from '@balcao/build/short-icon-keys'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
      // The tokens are here and in no style sheet: the first paint has the same colours as the loaded page.
      styles: [join(root, '../../packages/ui/src/tokens.css'), join(root, 'src/boot/first-paint.css')],
      script: join(root, 'src/boot/before-first-paint.js'),
      asks: join(root, 'src/boot/first-asks.ts'),
    }),
    shortIconKeys(),
    listFirstFiles({ root }),
    copyPdfDecoders({ root, folder: `${assetsDir}/pdf` }),
    compressOnce(),
  ],
  // The server refuses cross-site calls, and Vite's own port is another origin.
  server: { proxy: { '/api': { target: serverUrl, changeOrigin: true, headers: { origin: serverUrl } } } },
  build: {
    assetsDir,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Shared words are inlined in the messages that use them: a chunk with all of them would slow the first visit.
      optimization: { inlineConst: { mode: 'all' } },
      // The unused WebSocket link: its class counts its connections, and this side effect alone would keep it in the
      // bundle.
      treeshake: { moduleSideEffects: [{ test: /@trpc\/client\/dist\/wsLink/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Each file holds all dependencies of its first part, except those that a file above it already
          // holds.
          groups: [
            // Code of every page: one file that changes only when a library does.
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|@trpc|@tanstack\/(react-router|router-core|history|react-query|query-core))\//,
              priority: 5,
            },
            // Code of every form and of nothing else: loaded with the first form, and cached.
            { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 4 },
            // The login pages. The catalogues beside them only name files of messages: one script for each would
            // be loaded at the login.
            {
              name: 'doors',
              test: /console\/src\/(router\/create-console-router\.tsx|account\/((door-layout|credentials-step)\.tsx|(.*\/)?catalogue\.ts)|i18n\/.*catalogue\.ts)$/,
              priority: 3,
            },
            // Catalogues that several areas use; they only name files of messages.
            { name: 'catalogues', test: /console\/src\/(features|kit|shell)\/.*catalogue\.ts$/, priority: 3 },
            // The table of an area's screens, with its names of message files.
            {
              name: (id) => `${/areas\/(\w+)\//.exec(id)?.[1]}-screens`,
              test: /console\/src\/areas\/\w+\/(.*\/)?(screens|catalogue)\.ts$/,
              priority: 3,
            },
            // The shell around every screen, the small parts of most screens, and every icon.
            {
              name: 'shell',
              test: /console\/src\/(shell\/area-shell|address\/use-search-texts|kit\/(dashboard-page|look-up\/use-look-up|money|query-options|use-money-text|use-media)|features\/payments\/payment-(status-badge|texts))\.tsx?$|ui\/src\/(card|progress|table|tabs|textarea|tile|stacked-bar)\.tsx$|node_modules\/lucide-react\//,
              priority: 2,
            },
            // Search of a product by its name: in a filter, in a form, on the dashboard.
            { name: 'look-up', test: /console\/src\/kit\/look-up\/look-up-box\.tsx$/, priority: 1 },
            // Parts common to the filters of a list and the fields of a form.
            {
              name: 'inputs',
              test: /ui\/src\/(select|money-input|checkbox|radio-group)\.tsx$/,
              priority: 1,
            },
            // The confirmation dialog: most screens have one, and few of their readers open it.
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
