import postgres from 'postgres'
import type { App } from '#app.ts'
import { type ProxyName, proxies, routesOf } from '#cli/cells/routes.ts'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { withApp } from '#cli/with-app.ts'
import { withCell } from '#kit/cells/directory.ts'
import { enterHosts } from '#modules/platforms/enter-hosts.ts'
import { inScope } from '#scope.ts'

/** `cells join`, `cells list` and `cells routes`. */
export function cells(words: string[], { environment }: World): Promise<Answer> {
  const { verb, proxy, url } = readArguments(words, {
    names: ['verb'],
    optionalNames: ['proxy'],
    options: ['url'],
  })
  return withApp(environment, async (app, ownerUrl) => {
    if (app.cells.name === null)
      throw new WrongCall('This installation is alone: set BALCAO_CELL, BALCAO_DIRECTORY_URL and _KEY')
    if (verb === 'join') return join(app, ownerUrl, url)
    if (verb === 'list') return list(app)
    if (verb === 'routes' && isProxy(proxy)) {
      const text = routesOf(app.cells.directory(), proxy)
      return { data: { text }, text }
    }
    throw new WrongCall(
      verb === 'routes'
        ? `A proxy is one of ${proxies.join(', ')}`
        : `"${verb}" is none of join, list, routes`,
    )
  })
}

function isProxy(name: string | undefined): name is ProxyName {
  return (proxies as readonly (string | undefined)[]).includes(name)
}

/** Repeatable: the hosts of the cell and of its platforms become what they are here. */
async function join(app: App, ownerUrl: string, url: string | undefined): Promise<Answer> {
  const name = app.cells.name ?? ''
  if (url === undefined || !URL.canParse(url))
    throw new WrongCall('--url is where the proxy reaches this cell')
  const { cardsOrigin, pixelsOrigin } = app.config
  const hosts = [cardsOrigin, pixelsOrigin].flatMap((origin) => (origin ? [new URL(origin).hostname] : []))
  await app.cells.change((directory) => withCell(directory, name, { url: new URL(url).origin, hosts }))
  const platformIds = await listTenants(ownerUrl)
  for (const platformId of platformIds)
    if (!app.cells.isElsewhere(platformId)) await inScope(app, platformId, enterHosts)
  return list(app)
}

async function listTenants(ownerUrl: string): Promise<string[]> {
  const sql = postgres(ownerUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const rows = await sql<{ id: string }[]>`
      select platform_id as id from platforms where kind = 'TENANT' order by created_at`
    return rows.map(({ id }) => id)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function list({ cells: { directory } }: App): Answer {
  const { cells: all, platforms } = directory()
  const lines = Object.entries(all).flatMap(([name, { url, hosts }]) => [
    `${name}  ${url}  ${hosts.join(' ')}`.trimEnd(),
    ...Object.entries(platforms)
      .filter(([, { cell }]) => cell === name)
      .map(
        ([id, { hosts: own, since, moving }]) =>
          `  ${id}  ${own.join(' ')}  since ${since}${moving ? `, moving to ${moving.to}` : ''}`,
      ),
  ])
  return { data: directory(), text: lines.join('\n') }
}
