import { describe, expect, it } from 'vitest'
import type { StatusProbe } from '#cases/provider-cases.ts'
import { answersOf, type Stage } from './stage.ts'

/** Every word of every table, and one unknown word. */
export function describeStatuses({ provider, cases, perform, notify }: Stage): void {
  const read = async (probe: StatusProbe) => {
    if ('webhook' in probe) {
      const { reading } = await notify({ body: probe.webhook, headers: probe.headers })
      return reading.kind === 'event' ? reading.event : reading
    }
    const { operation, input, exchanges } = probe
    const { outcome } = await perform({ operation, input: input as never, steps: answersOf(exchanges) })
    return outcome.ok ? outcome.result : outcome.failure
  }

  describe('status words', () => {
    it('every word of every table has its case', () => {
      const words = Object.entries(provider.manifest.statuses).map(([table, groups]) => [
        table,
        Object.values(groups).flat().sort(),
      ])
      const expected = Object.entries(cases.statuses).map(([table, entry]) => [
        table,
        Object.keys(entry.expected).sort(),
      ])
      expect(expected).toEqual(words)
    })

    for (const [table, { probe, expected, otherwise }] of Object.entries(cases.statuses)) {
      it.each(Object.entries(expected))(`${table}: %s is %s`, async (word, status) => {
        expect(await read(probe(word))).toMatchObject({ status, mapped: true, certainty: 'KNOWN' })
      })

      if (otherwise === null) continue
      it(`${table}: an unknown word is shown as ${otherwise} and proves nothing`, async () => {
        const unproven = { status: otherwise, mapped: false, certainty: 'UNCONFIRMED' }
        expect(await read(probe('zzz_new'))).toMatchObject(unproven)
      })
    }
  })
}
