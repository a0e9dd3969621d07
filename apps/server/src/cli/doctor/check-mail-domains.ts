import type postgres from 'postgres'
import type { Config } from '#config.ts'
import { createSecretBox } from '#kit/crypto/secret-box.ts'
import type { DnsResolver } from '#kit/dns/dns-resolver.ts'
import { checkMailRecords } from '#modules/platforms/mail-domain/check-mail-records.ts'
import { openDkimKey } from '#modules/platforms/mail-domain/dkim-key.ts'
import { sendingAddress } from '#modules/platforms/sending-address.ts'
import { readMasterKeys } from '#read-master-keys.ts'
import type { Check } from './check.ts'

/** Whether receivers can verify the mails: the envelope's sender by SPF, and each platform's own domain by its key. */
export async function checkMailDomains(
  sql: postgres.Sql,
  config: Config,
  dns: DnsResolver,
): Promise<Check[]> {
  const secrets = createSecretBox(readMasterKeys(config))
  const platforms = await sql<{ id: string }[]>`select platform_id as id from platforms order by 1`
  const senders = await Promise.all(
    platforms.map(({ id }) =>
      sql.begin('read only', async (tx) => {
        await tx`select app.enter(${id})`
        return tx<{ id: string; host: string; sealed: string }[]>`
          select p.platform_id as id, d.host, p.dkim_key as sealed from platforms p
          join platform_domains d on d.platform_id = p.platform_id and d.sends_mail
          where p.platform_id = ${id} and p.dkim_key is not null`
      }),
    ),
  )
  const checks = senders.flat().map(async ({ id, host, sealed }): Promise<Check> => {
    const name = `mail from ${host}`
    const { dkim } = await checkMailRecords(dns, host, openDkimKey({ secrets }, id, sealed))
    return dkim.state === 'FOUND'
      ? { name, ok: true, detail: 'Its key is in the DNS' }
      : {
          name,
          ok: false,
          detail: `Receivers cannot verify it: the TXT record ${dkim.name} has to be “${dkim.value}”.`,
        }
  })
  return [...(await checkEnvelope(config, dns)), ...(await Promise.all(checks))]
}

/** A hint and no fault: a mail service may put an address of its own into the envelope. */
async function checkEnvelope({ smtpUrl, mailFrom, bounces }: Config, dns: DnsResolver): Promise<Check[]> {
  if (smtpUrl === undefined) return []
  const host = (bounces?.address ?? sendingAddress(mailFrom)).split('@').at(-1) ?? ''
  return [{ name: 'mail envelope', ok: true, detail: envelopeHint(host, await dns(host, 'TXT')) }]
}

function envelopeHint(host: string, texts: string[] | null): string {
  if (texts === null) return `Not checked: no name server answered about ${host}`
  return texts.some((text) => text.startsWith('v=spf1'))
    ? `${host} says who may send its mail`
    : `${host} does not say who may send its mail: give it the SPF record that your mail service names, if it names one`
}
