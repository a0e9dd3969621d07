import type { DnsResolver } from '#kit/dns/dns-resolver.ts'
import type { DomainRecord } from './domain-records.ts'

/** OTHER: the record has another value. SILENT: no name server answered. */
export type CheckedRecord = DomainRecord & {
  state: 'FOUND' | 'MISSING' | 'OTHER' | 'SILENT'
  /** The values found instead. */
  found: string[]
}

const shownMax = 5

/** Queries the DNS for each record now. */
export function checkRecords(dns: DnsResolver, records: readonly DomainRecord[]): Promise<CheckedRecord[]> {
  return Promise.all(
    records.map(async (record) => ({
      ...record,
      ...(await (record.type === 'TXT' ? checkText : checkWay)(dns, record)),
    })),
  )
}

type Finding = Pick<CheckedRecord, 'state' | 'found'>

async function checkText(dns: DnsResolver, { name, value }: DomainRecord): Promise<Finding> {
  const found = await dns(name, 'TXT')
  return judge(found, (texts) => texts.includes(value))
}

/**
 * A host points to the target by its name, or, if a CNAME is not allowed, by the target's own addresses and
 * no others.
 */
async function checkWay(dns: DnsResolver, { name, value }: DomainRecord): Promise<Finding> {
  const aliases = await dns(name, 'CNAME')
  if (aliases === null || aliases.length > 0) return judge(aliases, (names) => names.includes(value))
  const [own, target] = await Promise.all([findAddresses(dns, name), findAddresses(dns, value)])
  return judge(own, (addresses) => addresses.every((address) => target?.includes(address)))
}

export async function findAddresses(dns: DnsResolver, host: string): Promise<string[] | null> {
  const [four, six] = await Promise.all([dns(host, 'A'), dns(host, 'AAAA')])
  return four === null && six === null ? null : [...(four ?? []), ...(six ?? [])]
}

function judge(found: string[] | null, isRight: (values: string[]) => boolean): Finding {
  if (found === null) return { state: 'SILENT', found: [] }
  if (found.length === 0) return { state: 'MISSING', found }
  return { state: isRight(found) ? 'FOUND' : 'OTHER', found: found.slice(0, shownMax) }
}
