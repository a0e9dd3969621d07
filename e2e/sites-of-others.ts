import { createServer } from 'node:http'
import { findFreePort } from '@balcao/server/test/find-free-port'

export type SitesOfOthers = {
  /** Origin of a site by its name; each is another site to a browser. */
  originOf(name: string): string
  /** Puts a page on every site at a path and returns its address on one of them. */
  publish(name: string, body: string, headers?: Record<string, string>): string
  stop(): Promise<void>
}

/** Web sites that are not ours, with pages that a story writes. */
export async function openSitesOfOthers(): Promise<SitesOfOthers> {
  const port = await findFreePort()
  const pages = new Map<string, { body: string; headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url?.split('?')[0] ?? '')
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(
      page
        ? `<!doctype html><html lang="pt-BR"><head><title>Site</title><link rel="icon" href="data:,"></head>${page.body}`
        : '',
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const originOf = (name: string) => `http://${name}.localhost:${port}`
  return {
    originOf,
    publish(name, body, headers = {}) {
      const path = `/pagina-${pages.size}`
      pages.set(path, { body, headers })
      return originOf(name) + path
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
