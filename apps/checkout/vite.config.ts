import { compressOnce } from '@balcao/build/compress-once'
import { listScripts } from '@balcao/build/list-scripts'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scriptReasons, vendorScripts } from './src/script-reasons.ts'

/**
 * One command builds all parts: the hashed client files with their manifest, the script that other sites load,
 * and the bundle that the server imports to render. React is bundled into the latter so that it is the production build whatever NODE_ENV
 * says.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/checkout/',
  publicDir: false,
  plugins: [react(), compressOnce(), listScripts({ reasons: scriptReasons, vendors: vendorScripts })],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [
            'src/skins/default/default-client.ts',
            'src/skins/dropshipping/dropshipping-client.ts',
            'src/skins/vega/vega-client.ts',
            'src/payment-client.tsx',
            'src/upsell-client.tsx',
            'src/card-frame-client.ts',
            'src/pixel-frame-client.ts',
            'src/challenge-frame-client.ts',
          ],
        },
      },
    },
    /** The script for pages of other sites: one classic script under a fixed name. */
    embed: {
      consumer: 'client',
      build: {
        outDir: 'dist/embed',
        rolldownOptions: {
          input: 'src/embed.ts',
          output: { format: 'iife', entryFileNames: 'embed.js' },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
})
