import { readFile } from 'node:fs/promises'
import type { App } from '../app.ts'
import { html } from '../kit/http/html.ts'
import { getPlatform } from '../modules/platforms/get-platform.ts'
import { inReplicaScope } from '../scope.ts'

type Brand = { name: string; brandColor: string }

const keptForMs = 30_000
const keptMax = 10_000

/**
 * The console's one page with the tenant's name and colour in its standard tags, so that a door is the tenant's before anybody has signed
 * in. Kept for a moment, as the hosts are.
 */
export async function createConsolePage(
  app: App,
  file: string,
): Promise<(platformId: string) => Promise<string>> {
  const page = await readFile(file, 'utf8')
  const known = new Map<string, { page: string; until: number }>()
  return async (platformId) => {
    const now = app.clock.now().getTime()
    const kept = known.get(platformId)
    if (kept && kept.until > now) return kept.page
    const branded = withBrand(page, await inReplicaScope(app, platformId, getPlatform))
    if (known.size >= keptMax) known.clear()
    known.set(platformId, { page: branded, until: now + keptForMs })
    return branded
  }
}

export function withBrand(page: string, { name, brandColor }: Brand): string {
  return page
    .replace(
      /<meta name="application-name" [^>]*>/,
      () => html`<meta name="application-name" content="${name}" />`.markup,
    )
    .replace(
      /<meta name="theme-color" [^>]*>/,
      () => html`<meta name="theme-color" content="${brandColor}" />`.markup,
    )
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${name}</title>`.markup)
}
