import type { Config } from '../../../config.ts'

export type DomainRecord = { type: 'CNAME' | 'TXT'; name: string; value: string }

/** The host of the installation, which the hosts of its tenants point to. */
export function targetHost({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl).hostname
}

/** What the owner of a host writes into its DNS: where it leads, and, until it is proven, whose it is. */
export function domainRecords(target: string, { host, token }: { host: string; token: string | null }) {
  const leads: DomainRecord = { type: 'CNAME', name: host, value: target }
  const proves = (secret: string): DomainRecord => ({
    type: 'TXT',
    name: `_balcao.${host}`,
    value: `balcao-domain=${secret}`,
  })
  return token === null ? [leads] : [leads, proves(token)]
}
