import type { Config } from '#config.ts'

/**
 * URL of a tenant: scheme and port of the installation with the tenant's primary host. Links in mails,
 * webhook addresses and every other outgoing link use it. The operator's platform has no host of its own and
 * uses the installation's.
 */
export function tenantUrl({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | null): string {
  const url = new URL(publicUrl)
  if (host !== null) url.hostname = host
  return url.origin
}
