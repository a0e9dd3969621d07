import type { Route } from './dialect.ts'

export type RouteMatch = { route: Route; params: Record<string, string> }
export type RouteTable = (method: string, path: string) => RouteMatch | undefined

/**
 * Finds the route of a call. All dialects together have hundreds of routes, and every test starts a sandbox: a table of
 * segments is built faster than a general router. A literal segment is matched before a named one.
 */
export function createRouteTable(routes: readonly Route[]): RouteTable {
  const table = routes
    .map((route) => ({ route, segments: segmentsOf(route.path) }))
    .toSorted((a, b) => namedIn(a.segments) - namedIn(b.segments))

  return (method, path) => {
    const given = segmentsOf(path)
    for (const { route, segments } of table) {
      if (route.method !== method || segments.length !== given.length) continue
      const params = match(segments, given)
      if (params) return { route, params }
    }
    return undefined
  }
}

function match(segments: string[], given: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(value)
    else if (segment !== value) return undefined
  }
  return params
}

const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/')
const namedIn = (segments: string[]) => segments.filter((segment) => segment.startsWith(':')).length

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
