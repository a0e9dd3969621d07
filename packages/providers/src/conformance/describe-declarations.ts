import { cardDigits } from '@balcao/domain/cards/card'
import { paymentMethods } from '@balcao/domain/vocabulary'
import { describe, expect, it } from 'vitest'
import { anyInput, aPixSale, card, sealedCard, withdrawInputs } from '#cases/sample-inputs.ts'
import type { Operation } from '#contract.ts'
import { withdrawMethods } from '#inputs.ts'
import { answersOf, type Stage } from './stage.ts'

/** Cases prove every claim of the manifest, and every missing operation is refused. */
export function describeDeclarations({ provider, cases, declared, perform }: Stage): void {
  const { manifest } = provider
  const canCharge = manifest.operations.includes('createTransaction')
  const canPay = manifest.operations.includes('withdraw')
  const unsupportedMethod = cases.unsupportedMethod ?? 'Not implemented yet.'

  describe('its manifest', () => {
    it('names no operation, method or credential without cases', () => {
      expect(declared.map(([operation]) => operation).sort()).toEqual(
        manifest.operations.filter((operation) => operation !== 'processWebhook').sort(),
      )
      expect(methodsOf(cases.operations.createTransaction)).toEqual(new Set(manifest.methods))
      expect(methodsOf(cases.operations.withdraw)).toEqual(new Set(manifest.withdrawMethods))
      expect(Object.keys(cases.credentials).sort()).toEqual(
        manifest.credentials.map(({ name }) => name).sort(),
      )
    })

    it('every operation that calls the provider has a failing case as well', () => {
      const unproven = declared.filter(
        ([, { works, fails = [] }]) =>
          works.some(({ exchanges }) => exchanges.length > 0) && fails.length === 0,
      )
      expect(unproven.map(([operation]) => operation)).toEqual([])
    })

    it('input outside the contract is refused before any call', async () => {
      for (const [operation] of declared) {
        const { outcome, seen } = await perform({ operation, input: {} as never, steps: [] })
        expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid_request' } })
        expect(seen).toEqual([])
      }
    })

    it('a missing credential is named', () => {
      for (const { name, required } of manifest.credentials) {
        // Without `generation` the account belongs to another generation, whose credentials may be missing.
        if (name === 'generation') continue
        expect(provider.parseCredentials({ ...cases.credentials, [name]: ' ' }).ok, name).toBe(!required)
      }
      expect(provider.parseCredentials(cases.credentials)).toEqual({ ok: true, result: cases.credentials })
    })

    it('no status word is mapped twice', () => {
      for (const table of Object.values(manifest.statuses)) {
        const words = Object.values(table)
          .flat()
          .map((word) => word.toLowerCase())
        expect(words).toEqual([...new Set(words)])
      }
    })

    const operations = Object.keys(anyInput) as Operation[]
    it.each(operations.filter((operation) => !manifest.operations.includes(operation)))(
      '%s answers that it is not implemented',
      async (operation) => {
        const { outcome, seen } = await perform({ operation, input: anyInput[operation], steps: [] })
        expect(outcome).toEqual(unsupported('Method not implemented.'))
        expect(seen).toEqual([])
      },
    )

    it.each(canCharge ? paymentMethods.filter((method) => !manifest.methods.includes(method)) : [])(
      'a sale by %s is refused',
      async (paymentMethod) => {
        const input = aPixSale({ paymentMethod })
        const { outcome } = await perform({ operation: 'createTransaction', input, steps: [] })
        expect(outcome).toEqual(unsupported(textFor(paymentMethod)))
      },
    )

    const withoutRefund = manifest.methods.filter((method) => !manifest.refundMethods.includes(method))
    it.each(manifest.operations.includes('refund') ? withoutRefund : [])(
      'a refund of %s is refused',
      async (paymentMethod) => {
        const input = { ...anyInput.refund, paymentMethod }
        const { outcome, seen } = await perform({ operation: 'refund', input, steps: [] })
        expect(outcome).toEqual(unsupported(textFor(paymentMethod)))
        expect(seen).toEqual([])
      },
    )

    it.each(manifest.methods.filter((method) => method !== 'CREDIT_CARD'))(
      'the requested lifetime of a %s is sent exactly where the manifest says so',
      async (paymentMethod) => {
        const scene = cases.operations.createTransaction?.works.find(
          ({ input }) => input.paymentMethod === paymentMethod,
        )
        if (!scene) throw new Error(`No case shows a sale by ${paymentMethod}`)
        const sell = async (wish: object) => {
          const { input, exchanges, ...changes } = scene
          const sale = { ...changes, operation: 'createTransaction', steps: answersOf(exchanges) } as const
          const { outcome, seen } = await perform({ ...sale, input: { ...input, ...wish } })
          expect(outcome.ok).toBe(true)
          return JSON.stringify(seen.map(({ body }) => body))
        }
        const isTold = (await sell({})) !== (await sell({ pixMinutes: 45, billetDays: 9 }))
        expect(isTold).toBe(manifest.takesTimeToPay.includes(paymentMethod))
      },
    )

    const bySealedCard = cases.operations.createTransaction?.works.find(
      ({ input }) => input.paymentMethod === 'CREDIT_CARD' && input.cardId === sealedCard,
    )
    it.runIf(bySealedCard)(
      'a card without its security code is charged exactly where the manifest says so, and is sent nowhere else',
      async () => {
        const { input = aPixSale(), exchanges = [], ...changes } = bySealedCard ?? {}
        const sale = {
          ...changes,
          operation: 'createTransaction',
          input,
          steps: answersOf(exchanges),
        } as const
        const { outcome, seen } = await perform({ ...sale, isKeptCard: true })
        if (manifest.chargesKeptCards === 'WITHOUT_CODE') return expect(outcome.ok).toBe(true)
        expect(outcome).toMatchObject({ failure: { kind: 'declined' } })
        expect(JSON.stringify(seen)).not.toContain(cardDigits(card.number))
      },
    )

    it.runIf(canCharge)(
      'a sale in dollars is sent as dollars exactly where the manifest says so, and refused elsewhere',
      async () => {
        const {
          input = aPixSale(),
          exchanges = [],
          ...changes
        } = cases.operations.createTransaction?.works[0] ?? {}
        const sale = { ...changes, operation: 'createTransaction', steps: answersOf(exchanges) } as const
        const { outcome, seen } = await perform({ ...sale, input: { ...input, currency: 'USD' } })
        if (manifest.takesCurrency) return expect(JSON.stringify(seen)).toContain('"USD"')
        expect(outcome).toEqual(unsupported('Method not implemented.'))
        expect(seen).toEqual([])
      },
    )

    if (canCharge && !manifest.splits) {
      it('a sale with splits is refused where the provider cannot divide it', async () => {
        const [paymentMethod = 'PIX'] = manifest.methods
        const splits = [{ recipientId: 'receiver-1', amount: 100, type: 'FIXED' as const }]
        const input = aPixSale({ paymentMethod, splits })
        const { outcome, seen } = await perform({ operation: 'createTransaction', input, steps: [] })
        expect(outcome).toEqual(unsupported('Method not implemented.'))
        expect(seen).toEqual([])
      })
    }

    it.each(canPay ? withdrawMethods.filter((method) => !manifest.withdrawMethods.includes(method)) : [])(
      'a withdraw by %s is refused',
      async (method) => {
        const { outcome } = await perform({ operation: 'withdraw', input: withdrawInputs[method], steps: [] })
        expect(outcome).toEqual(unsupported(textFor(method)))
      },
    )

    if (canCharge && !manifest.environments.production) {
      it('a base URL is required where none is known', async () => {
        const input = cases.operations.createTransaction?.works[0].input ?? aPixSale()
        const scene = { operation: 'createTransaction', input, steps: [] } as const
        const { outcome } = await perform({ ...scene, without: ['baseUrl'] })
        const message = expect.stringMatching(/^Base URL (of \w+ )?is required$/)
        expect(outcome).toMatchObject({ failure: { kind: 'credentials', message } })
      })
    }
  })

  function textFor(method: string): string {
    return typeof unsupportedMethod === 'string'
      ? unsupportedMethod
      : (unsupportedMethod[method] ?? 'Not implemented yet.')
  }
}

function unsupported(message: string) {
  return { ok: false, failure: { kind: 'unsupported', message } }
}

function methodsOf(
  cases: { works: readonly { input: { paymentMethod: string } }[] } | undefined,
): Set<string> {
  return new Set(cases?.works.map(({ input }) => input.paymentMethod))
}
