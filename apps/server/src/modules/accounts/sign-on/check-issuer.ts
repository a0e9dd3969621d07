import type { App } from '#app.ts'
import { discover } from './open-provider.ts'

const limit = { name: 'sign-on issuers', perMinute: 10, burst: 10 }

/** Reads the provider's metadata, so that a wrong issuer is found before it is saved. */
export async function checkIssuer(app: App, userId: string, issuer: string) {
  app.limits.spend(limit, userId)
  const { metadata } = await discover(app, issuer)
  const scopes = metadata.scopes_supported
  return {
    scopes: Array.isArray(scopes) ? scopes.filter((scope) => typeof scope === 'string').slice(0, 50) : null,
  }
}
