import type { Config } from '../../config.ts'

/**
 * Where a tenant is reached: scheme and port of the installation with the tenant's primary host. Links in mails, webhook addresses and
 * whatever else leaves the house carry it. The operator's platform has no host of its own and is reached under the installation's.
 */
export function tenantUrl({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | null): string {
  const url = new URL(publicUrl)
  if (host !== null) url.hostname = host
  return url.origin
}
