import type { Config } from '#config.ts'

export type DomainRecord = { type: 'CNAME' | 'TXT'; name: string; value: string }

/** The host of the installation, the target of its tenants' hosts. */
export function targetHost({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl).hostname
}

/** DNS records for the owner of a host: its target, and the token of ownership until it is proven. */
export function domainRecords(target: string, { host, token }: { host: string; token: string | null }) {
  const leads: DomainRecord = { type: 'CNAME', name: host, value: target }
  const proves = (secret: string): DomainRecord => ({
    type: 'TXT',
    name: `_balcao.${host}`,
    value: `balcao-domain=${secret}`,
  })
  return token === null ? [leads] : [leads, proves(token)]
}
