import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'

type First = {
  /** Inlined. */
  styles: readonly string[]
  script: string
  /** A module in a file of its own: it runs as soon as it is loaded, while the page's script waits for its imports. */
  asks: string
}

/**
 * Lets a page paint before its files arrive, and ask for its data. Its style sheet moves below the
 * first-painted content, because one in the head would block the paint. Scripts still wait for it.
 */
export function paintFirst({ styles, script, asks }: First): Plugin {
  const read = (path: string) => readFileSync(path, 'utf8')
  return {
    name: 'paint-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const asking = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(asks),
        )
        const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', children: squeeze(styles.map(read).join('')), injectTo: 'head' },
          { tag: 'script', children: withoutComments(read(script)), injectTo: 'head' },
          ...links.map(([, href = '']): HtmlTagDescriptor => {
            const attrs = { rel: 'stylesheet', crossorigin: true, href }
            return { tag: 'link', attrs, injectTo: 'body' }
          }),
          ...links.map(([, href = '']): HtmlTagDescriptor => {
            const attrs = { rel: 'preload', as: 'style', crossorigin: true, href }
            return { tag: 'link', attrs, injectTo: 'head-prepend' }
          }),
          ...(asking ? [asyncScript(asking.fileName)] : []),
        ]
        return { html: links.reduce((page, [link]) => page.replace(link, ''), html), tags }
      },
    },
  }
}

/** At the end of the body: it reads the page's data, and waits for no style sheet. */
function asyncScript(fileName: string): HtmlTagDescriptor {
  const attrs = { type: 'module', async: true, crossorigin: true, fetchpriority: 'high', src: `/${fileName}` }
  return { tag: 'script', attrs, injectTo: 'body' }
}

/** Sent with every page. */
function squeeze(css: string): string {
  return withoutComments(css).replace(/\s+/g, ' ')
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').trim()
}
