import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Caller } from '#rpc/caller.ts'
import { latestVersion } from '#rpc/rest/api-versions.ts'
import type { NewFeedInput } from './api-key.input.ts'
import { insertKey } from './insert-key.ts'

/** Creates the secret address of one of the caller's lists as a file. The address is returned only here. */
export async function createFeed(
  caller: Caller,
  { name, feed }: NewFeedInput,
): Promise<{ apiKeyId: string; token: string; url: string }> {
  const made = await insertKey(caller, {
    role: 'SELLER',
    kind: 'FEED',
    name,
    scopes: [`${feed}:read`],
    networks: [],
    apiVersion: latestVersion(),
    expiresAt: null,
  })
  const { url } = await getPlatform(caller)
  return { ...made, url: new URL(`/feeds/${made.token}/${feed}.csv`, url).href }
}
