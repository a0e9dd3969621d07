import type { Directory } from '#kit/cells/directory.ts'

export const proxies = ['caddy', 'nginx', 'haproxy'] as const
export type ProxyName = (typeof proxies)[number]

type Route = { cell: string; url: URL; hosts: string[] }

/**
 * Rules by which a reverse proxy sends every host to its cell. An unknown host goes to the first cell, which refuses
 * hosts that are not its own.
 */
export function routesOf(directory: Directory, proxy: ProxyName): string {
  const routes = Object.entries(directory.cells)
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([cell, { url, hosts }]) => ({
      cell,
      url: new URL(url),
      hosts: [
        ...hosts,
        ...Object.values(directory.platforms).flatMap((platform) =>
          platform.cell === cell ? platform.hosts : [],
        ),
      ].sort(),
    }))
  return writers[proxy](routes)
}

const writers: Record<ProxyName, (routes: readonly Route[]) => string> = {
  /** For the site block of https://, beside its `tls` (docs/domains.md). */
  caddy: (routes) =>
    [
      ...routes
        .filter(({ hosts }) => hosts.length > 0)
        .flatMap(({ cell, url, hosts }) => [
          `@${cell} host ${hosts.join(' ')}`,
          `reverse_proxy @${cell} ${url.origin}`,
        ]),
      ...(routes[0] ? [`reverse_proxy ${routes[0].url.origin}`] : []),
    ].join('\n'),
  /** For the http block; a server then says `proxy_pass $balcao_cell;`. */
  nginx: (routes) =>
    [
      'map $host $balcao_cell {',
      ...(routes[0] ? [`  default ${routes[0].url.origin};`] : []),
      ...routes.flatMap(({ url, hosts }) => hosts.map((host) => `  ${host} ${url.origin};`)),
      '}',
    ].join('\n'),
  /** A map file: `use_backend %[req.hdr(host),field(1,:),lower,map(/etc/haproxy/cells.map,FIRST)]`. */
  haproxy: (routes) => routes.flatMap(({ cell, hosts }) => hosts.map((host) => `${host} ${cell}`)).join('\n'),
}
