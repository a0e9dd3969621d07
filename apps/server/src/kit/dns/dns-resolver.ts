import { Resolver } from 'node:dns/promises'

export type DnsRecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT'

/** The values of a record; empty for a missing record, null without an answer of any server. */
export type DnsResolver = (host: string, type: DnsRecordType) => Promise<string[] | null>

const timeoutMs = 2_000
/** Error codes of a name or a record that does not exist. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/** Asks the given servers, or those of the machine. */
export function createDnsResolver({ servers }: { servers?: readonly string[] } = {}): DnsResolver {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers) resolver.setServers(servers)
  return async (host, type) => {
    try {
      if (type === 'TXT') return (await resolver.resolveTxt(host)).map((parts) => parts.join(''))
      if (type === 'CNAME') return (await resolver.resolveCname(host)).map((name) => name.toLowerCase())
      return type === 'A' ? await resolver.resolve4(host) : await resolver.resolve6(host)
    } catch (error) {
      return absent.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
    }
  }
}
