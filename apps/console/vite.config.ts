import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressOnce } from '../../scripts/vite/compress-once.ts'

const assetsDir = 'assets/console'
const serverUrl = process.env.PUBLIC_URL ?? 'http://localhost:3000'

/** Puts the theme script in the head as a plain, hashed file: Vite itself bundles module scripts only. */
function themeBeforeFirstPaint(): Plugin {
  const source = readFileSync(join(import.meta.dirname, 'src/boot/apply-theme.js'), 'utf8')
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  const fileName = `${assetsDir}/apply-theme-${hash}.js`
  return {
    name: 'theme-before-first-paint',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: (_html, context) => [
      {
        tag: 'script',
        attrs: { src: context.server ? '/src/boot/apply-theme.js' : `/${fileName}` },
        injectTo: 'head',
      },
    ],
  }
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [react(), tailwindcss(), themeBeforeFirstPaint(), compressOnce()],
  // The server refuses calls that come from another site, and Vite's own port is one.
  server: { proxy: { '/api': { target: serverUrl, changeOrigin: true, headers: { origin: serverUrl } } } },
  build: {
    assetsDir,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs: one file that changes only when a library does.
            {
              name: 'foundation',
              test: /node_modules\/(react|react-dom|scheduler|@trpc|@tanstack\/(react-router|router-core|history|react-query|query-core))\//,
            },
            // The tables of screens name the catalogue of each; a file of its own for every name would be fetched at the doors.
            { name: 'screens', test: /console\/src\/.*\/(screens|catalogue)\.ts$/ },
            // What every form is made of and nothing else needs: loaded with the first form, and kept.
            { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\// },
          ],
        },
      },
    },
  },
})
