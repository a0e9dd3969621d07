import { readFileSync } from 'node:fs'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'

type First = {
  styles: readonly string[]
  script: string
  /** A module that requests the screen's data. The server removes it from a page without a session. */
  asks: string
}

/**
 * Lets a page paint before its files arrive, and request its data. The given files are inlined; the style sheet moves
 * below the first-painted content, because in the head it would block the paint. Scripts still wait for it.
 */
export function paintFirst({ styles, script, asks }: First): Plugin {
  const read = (path: string) => readFileSync(path, 'utf8')
  return {
    name: 'paint-first',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: squeeze(styles.map(read).join('')), injectTo: 'head' },
          { tag: 'script', children: withoutComments(read(script)), injectTo: 'head' },
          // Placed before the style sheet, because a script waits for the style sheets above it.
          {
            tag: 'script',
            attrs: { 'data-needs': 'session' },
            children: await bundle(asks),
            injectTo: 'body',
          },
          ...links.map(([, href = '']): HtmlTagDescriptor => {
            const attrs = { rel: 'stylesheet', crossorigin: true, href }
            return { tag: 'link', attrs, injectTo: 'body' }
          }),
          ...links.map(([, href = '']): HtmlTagDescriptor => {
            const attrs = { rel: 'preload', as: 'style', crossorigin: true, href }
            return { tag: 'link', attrs, injectTo: 'head-prepend' }
          }),
        ]
        return { html: links.reduce((page, [link]) => page.replace(link, ''), html), tags }
      },
    },
  }
}

/** The module with all its imports in one script, which does not block the first paint of the outline. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  if (!('output' in built)) throw new Error(`${entry} was not built`)
  return `setTimeout(() => {${built.output[0].code.trim()}})`
}

/** Sent with every page. */
function squeeze(css: string): string {
  return withoutComments(css).replace(/\s+/g, ' ')
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').trim()
}
