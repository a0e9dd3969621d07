import { authenticate } from 'mailauth'
import type { App } from '#app.ts'

/** A receiver's verdict on a mail, by DNS records alone. */
export async function verifyMail({ dns }: Pick<App, 'dns'>, source: string) {
  const { dkim, dmarc } = await authenticate(source, {
    ip: '203.0.113.10',
    helo: 'mx.envio.example',
    sender: 'nao-responda@envio.example',
    mta: 'mx.compradora.example',
    resolver: async (name: string, type: string) => {
      if (type !== 'TXT') throw Object.assign(new Error('no such record'), { code: 'ENODATA' })
      const found = await dns(name, 'TXT')
      if (!found?.length) throw Object.assign(new Error('no such record'), { code: 'ENOTFOUND' })
      return found.map((text) => [text])
    },
  })
  return {
    signatures: dkim.results.map(({ signingDomain, status }) => `${signingDomain} ${status.result}`),
    dmarc: dmarc ? dmarc.status.result : null,
  }
}
