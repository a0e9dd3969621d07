import { request } from 'node:http'
import { aPerson } from '#demo/a-person.ts'
import { testPlatformIdOf } from '#kit/test-platform.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { openSession } from '#modules/accounts/sessions/open-session.ts'
import type { User } from '#modules/accounts/users/user.ts'
import { inScope } from '#scope.ts'
import type { TestServer } from './test-server.ts'

export type HostAnswer = { status: number; cookie: string; body: string; location: string }

/** Calls a host of the server, as a browser does that knows its IP address. */
export function callHost(
  { url }: TestServer,
  address: string,
  {
    method = 'GET',
    cookie = '',
    headers = {},
    body,
  }: { method?: string; cookie?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<HostAnswer> {
  const { host, pathname, search } = new URL(address)
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        hostname,
        port,
        method,
        path: pathname + search,
        headers: {
          host,
          cookie,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part)
        resolve({
          status: response.statusCode ?? 0,
          cookie: (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
          location: response.headers.location ?? '',
          body: Buffer.concat(parts).toString(),
        })
      },
    )
    asking.on('error', reject)
    asking.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** The cookie of a seller who is signed in to the live platform. */
export function liveCookie({ app, platformId, url }: TestServer, user: User): Promise<string> {
  const visitor: Visitor = {
    ...{ app, platformId, origin: url, ip: '203.0.113.7', userAgent: 'test', cookieHeader: undefined },
    setCookies() {},
  }
  return inScope(app, platformId, async (scope) => {
    const { cookies } = await openSession(scope, visitor, { user, door: 'SELLER', shouldRemember: false })
    return String(cookies[0]?.split(';')[0])
  })
}

/** A seller who has switched to the test mode. */
export async function aTestMode(world: TestServer) {
  const seller = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
  const cookie = await liveCookie(world, seller)
  const { status, body } = await callHost(world, `${world.url}/api/trpc/seller.testMode.enter`, {
    method: 'POST',
    cookie,
    body: {},
  })
  if (status !== 200) throw new Error(`The test mode is closed: ${body}`)
  const entry: string = JSON.parse(body).result.data.url
  const arrived = await callHost(world, entry)
  return {
    seller,
    liveCookie: cookie,
    entry,
    arrived,
    cookie: arrived.cookie,
    origin: new URL(entry).origin,
    platformId: testPlatformIdOf({ platformId: world.platformId, userId: seller.id }),
  }
}
