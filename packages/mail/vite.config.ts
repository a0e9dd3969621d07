import { defineConfig } from 'vite'

/** React is bundled in, so that it is the production build whatever NODE_ENV says. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/render-mail.tsx',
    outDir: 'dist',
  },
})
