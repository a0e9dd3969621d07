import { describe, expect, it } from 'vitest'
import { answersOf, type Stage } from './stage.ts'

export function describeWebhooks({ provider, cases, notify }: Stage): void {
  const { manifest } = provider
  const optionalCredentials = manifest.credentials
    .filter(({ name, required }) => !required && name !== 'generation')
    .map(({ name }) => name)

  describe.runIf(manifest.operations.includes('processWebhook'))('webhooks', () => {
    it.each(cases.webhooks)('$story', async ({ reading, exchanges = [], ...webhook }) => {
      const { reading: read, seen } = await notify({ ...webhook, steps: answersOf(exchanges) })
      expect(read).toMatchObject(reading)
      expect(seen).toMatchObject(exchanges.map(({ request }) => request))
    })

    it('an event, an ignored event and, where there is proof, a forged event have their cases', () => {
      const hasProof = manifest.webhookVerification !== 'none'
      const kinds = new Set(cases.webhooks.map(({ reading }) => reading.kind))
      const { automaticPix } = manifest
      expect(kinds).toEqual(
        new Set([
          ...['event', 'ignored'],
          ...(hasProof ? ['forged'] : []),
          ...(automaticPix ? ['authorization'] : []),
        ]),
      )
    })

    it.each(['', 'not json', '[]', 'null', '{"type":{},"event":[]}', '<xml/>', 'a=1&b[c]=2&b[c][d]=3'])(
      '%j gives no event',
      async (body) => {
        const { reading } = await notify({ body, without: optionalCredentials })
        expect(['ignored', 'forged']).toContain(reading.kind)
      },
    )
  })
}
