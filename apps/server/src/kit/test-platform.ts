import { createHash } from 'node:crypto'

/**
 * Test modes are recognised by their id alone: only they have a UUID of version 8, and the database refuses any other
 * kind of platform with such an id. So no code needs a query to learn whether money is real.
 */
export function isTestPlatform(platformId: string): boolean {
  return platformId[14] === '8'
}

/** The id of a seller's test mode. Always the same, so that two tabs that open it at once open the same test mode. */
export function testPlatformIdOf({ platformId, userId }: { platformId: string; userId: string }): string {
  const hex = createHash('sha256').update(`test mode of ${userId} at ${platformId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The first name of its host. */
export function testHostCode(testPlatformId: string): string {
  return testPlatformId.replaceAll('-', '').slice(0, 12)
}
