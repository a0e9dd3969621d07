import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const assetsDir = 'assets/console'

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
  plugins: [react(), tailwindcss(), themeBeforeFirstPaint()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
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
          ],
        },
      },
    },
  },
})
