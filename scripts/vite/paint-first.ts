import { readFileSync } from 'node:fs'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'

type First = {
  styles: readonly string[]
  script: string
  /** A module that asks for the data of the screen. The server takes it out of a page without a session. */
  asks: string
}

/**
 * Lets a page paint before its files arrive, and ask for its data. What is given is inlined; the style sheet
 * moves below the first-painted content, because one in the head would block the paint. Scripts still wait for
 * it.
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
          // Before the style sheet, for which it would wait.
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

/** The module with all that it imports, in one script, which lets the outline be painted first. */
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
