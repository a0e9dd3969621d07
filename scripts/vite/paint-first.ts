import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Lets a page paint before its files arrive. The given styles and the given script are inlined; its style
 * sheet moves below the first-painted content, because one in the head would block the paint. Scripts still
 * wait for it.
 */
export function paintFirst({ styles, script }: { styles: readonly string[]; script: string }): Plugin {
  const read = (path: string) => readFileSync(path, 'utf8')
  return {
    name: 'paint-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
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
        ]
        return { html: links.reduce((page, [link]) => page.replace(link, ''), html), tags }
      },
    },
  }
}

/** Sent with every page. */
function squeeze(css: string): string {
  return withoutComments(css).replace(/\s+/g, ' ')
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').trim()
}
