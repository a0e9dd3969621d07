import type { DnsResolver } from '#kit/dns/dns-resolver.ts'
import { type CheckedRecord, checkRecords } from '#modules/platforms/domains/check-records.ts'
import { dkimRecordValue, dkimSelector } from './dkim-key.ts'

export type MailRecords = {
  /** Required: without it no mail is sent from the domain, because receivers could not verify it. */
  dkim: CheckedRecord
  /** Advised: tells receivers how to treat mail that only claims to come from the domain. */
  dmarc: CheckedRecord
}

/**
 * Queries the DNS for the records of a mail domain now. SPF is not among them: it applies to the envelope
 * address, which stays the installation's.
 */
export async function checkMailRecords(dns: DnsResolver, host: string, pem: string): Promise<MailRecords> {
  const policy = { type: 'TXT', name: `_dmarc.${host}`, value: 'v=DMARC1; p=none' } as const
  const [[dkim], policies] = await Promise.all([
    checkRecords(dns, [
      { type: 'TXT', name: `${dkimSelector}._domainkey.${host}`, value: dkimRecordValue(pem) },
    ]),
    dns(policy.name, 'TXT'),
  ])
  if (!dkim) throw new Error('A record was not looked up')
  return { dkim, dmarc: { ...policy, ...judgePolicy(policies) } }
}

/** Any policy is accepted; a stricter one is better. */
function judgePolicy(found: string[] | null): Pick<CheckedRecord, 'state' | 'found'> {
  if (found === null) return { state: 'SILENT', found: [] }
  return { state: found.some((text) => text.startsWith('v=DMARC1')) ? 'FOUND' : 'MISSING', found: [] }
}
