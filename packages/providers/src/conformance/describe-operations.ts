import { describe, expect, it } from 'vitest'
import type { FailingCase, WorkingCase } from '#cases/provider-cases.ts'
import { failureMeanings, type Operation } from '#contract.ts'
import type { TransactionResult } from '#results.ts'
import { hostileAnswers } from './hostile-answers.ts'
import type { ScriptStep } from './scripted-server.ts'
import { answersOf, decisiveOf, type Stage } from './stage.ts'

const movingMoney: readonly string[] = ['createTransaction', 'withdraw', 'refund']
const badIds = { 'an empty id': '', 'a blank id': '   ', 'an endless id': 'x'.repeat(300) }
const badAmounts = { 'another amount': 1, 'half a cent': '97.005', 'a price tag': 'R$ 97,00' }

/**
 * Every case of every operation, and then the first successful case again with its answers replaced one by one.
 */
export function describeOperations(stage: Stage): void {
  for (const [operation, { works, fails = [] }] of stage.declared) {
    describe(operation, () => {
      it.each(works)('$story', async ({ input, exchanges, result, lacks = [], ...changes }) => {
        const steps = answersOf(exchanges)
        const { outcome, seen, leaks } = await stage.perform({ ...changes, operation, input, steps })
        expect(outcome).toMatchObject({ ok: true, result })
        for (const field of lacks) expect(outcome).not.toHaveProperty(['result', field])
        expect(seen).toMatchObject(exchanges.map(({ request }) => request))
        expect(leaks).toEqual([])
      })

      it.each(fails)('$story', async ({ input, exchanges, failure, ...changes }) => {
        const steps = answersOf(exchanges)
        const { outcome, seen, leaks } = await stage.perform({ ...changes, operation, input, steps })
        expect(outcome).toMatchObject({ ok: false, failure })
        expect(seen).toMatchObject(exchanges.map(({ request }) => request))
        expect(leaks).toEqual([])
      })

      if (works[0].exchanges.length > 0) describeHostility(stage, operation, works[0])
      for (const scene of fails.filter(isSureNo)) describeDoubt(stage, operation, scene)
    })
  }
}

/** Whether the case is a search by our own reference that proves an absence, after which money may be sent again. */
function isSureNo({ input, failure }: FailingCase<Operation>): boolean {
  const isByReference = 'orderId' in input || 'withdrawReference' in input
  return isByReference && !('amount' in input) && failure.kind === 'provider_error'
}

/** A login of a deleted application and an unknown route also answer "not found" in JSON. */
function describeDoubt({ perform }: Stage, operation: Operation, scene: FailingCase<Operation>): void {
  const { story, exchanges, failure: _, ...changes } = scene
  const answers = answersOf(exchanges)
  it.each([...answers.keys()])(
    `${story}, but not when the answer came from another server (answer %i)`,
    async (at) => {
      const words = at < answers.length - 1 ? 'Application not found' : 'Cannot GET /nowhere'
      const unknown = { status: 404, json: { message: words, title: words, error: words } }
      const steps = [...answers.slice(0, at), ...answers.map(() => unknown), unknown]
      const { outcome } = await perform({ ...changes, operation, steps })
      const isSure = !outcome.ok && outcome.failure.httpStatus === 404
      expect(isSure && outcome.failure.kind === 'provider_error').toBe(false)
    },
  )
}

function describeHostility({ perform }: Stage, operation: Operation, scene: WorkingCase<Operation>): void {
  const { input, exchanges, idAt, amountAt } = scene
  const movesMoney = movingMoney.includes(operation)
  const decisive = decisiveOf(exchanges)

  /** A hostile answer is never a result, and counts as "may have happened" once money was requested. */
  const spoil = async ({ at, step }: { at: number; step: ScriptStep }) => {
    const steps = answersOf(exchanges).with(at, step)
    const { outcome, leaks } = await perform({ operation, input, steps })
    expect(leaks).toEqual([])
    if (outcome.ok) throw new Error('A hostile answer counted as a result')
    if (movesMoney) {
      const meaning = at < decisive ? 'nothing_happened' : 'may_have_happened'
      expect(failureMeanings[outcome.failure.kind]).toBe(meaning)
    }
    return outcome.failure
  }

  for (const [at, { request, optional }] of exchanges.entries()) {
    if (optional) continue
    it.each(Object.entries(hostileAnswers))(
      `${request.method} ${request.path} is answered by %s`,
      async (_, step) => void (await spoil({ at, step })),
    )
  }

  const spoken = exchanges[decisive]?.answer.json
  if (idAt !== undefined) {
    it.each(Object.entries(badIds))('%s is no id', async (_, id) => {
      await spoil({ at: decisive, step: { json: withValueAt(spoken, idAt, id) } })
    })

    it.runIf(movesMoney)(
      'an acceptance with only an id proves no final status, and the id is kept',
      async () => {
        const id = 'kept-1'
        const steps = answersOf(exchanges).with(decisive, {
          json: withValueAt(onlyAt(spoken, idAt), idAt, id),
        })
        const { outcome } = await perform({ operation, input, steps })
        if (!outcome.ok) return expect(outcome.failure).toMatchObject({ reference: id })
        const { status, certainty } = outcome.result as Partial<TransactionResult>
        expect(status === 'PENDING' || certainty === 'UNCONFIRMED').toBe(true)
      },
    )
  }
  if (amountAt !== undefined) {
    it.each(Object.entries(badAmounts))('%s in the answer is a bad response', async (_, amount) => {
      const failure = await spoil({ at: decisive, step: { json: withValueAt(spoken, amountAt, amount) } })
      expect(failure.kind).toBe('bad_response')
    })
  }
}

/** A copy of an answer in which one field, named by its path, has another value. */
export function withValueAt(answer: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const branch = answer as Record<string, unknown>
  if (Array.isArray(answer))
    return answer.map((entry, index) =>
      String(index) === step
        ? rest.length === 0
          ? value
          : withValueAt(entry, rest.join('.'), value)
        : entry,
    )
  return { ...branch, [step]: rest.length === 0 ? value : withValueAt(branch[step], rest.join('.'), value) }
}

/** An answer reduced to one field, named by its path. */
function onlyAt(answer: unknown, path: string): unknown {
  const [step = '', ...rest] = path.split('.')
  const inner = (answer as Record<string, unknown>)[step]
  const kept = rest.length === 0 ? inner : onlyAt(inner, rest.join('.'))
  return Array.isArray(answer) ? [kept] : { [step]: kept }
}
