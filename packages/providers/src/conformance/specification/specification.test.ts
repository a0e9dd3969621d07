import { describe, expect, it } from 'vitest'
import { readStatus, type StatusTable } from '#adapter/status-table.ts'
import { casesByProvider } from '#cases/cases.generated.ts'
import type { ProviderCases } from '#cases/provider-cases.ts'
import { type ProviderName, providerNames } from '#provider-names.ts'
import { findManifest } from '#registry.ts'
import { specifiedCalls } from './specified-calls.data.ts'
import { specifiedConstants } from './specified-constants.data.ts'
import { otherReceivers, otherwisePending, specifiedTables } from './specified-statuses.data.ts'
import { specifiedTexts, textsOfSome } from './specified-texts.data.ts'

/**
 * Compares the specification with the cases: every line of it must appear in some provider's cases, which the
 * conformance suite runs. A line of the specification without a case fails here.
 */
const generationsOf = (name: ProviderName): ProviderCases[] => {
  const cases = casesByProvider[name]
  return cases ? [cases, ...Object.values(cases.otherGenerations ?? {})] : []
}

const operationsOf = (name: ProviderName) =>
  generationsOf(name).flatMap(({ operations }) => Object.values(operations))

const callsOf = (name: ProviderName): string[] =>
  operationsOf(name)
    .flatMap(({ works, fails = [] }) => [...works, ...fails])
    .flatMap(({ exchanges }) => exchanges)
    .map(({ request: { method, path, query = {} } }) => `${method} ${path}?${Object.keys(query).join('&')}`)

const textsOf = (name: ProviderName): string[] => [
  ...operationsOf(name).flatMap(({ fails = [] }) => fails.map(({ failure }) => failure.message ?? '')),
  ...generationsOf(name).flatMap(({ unsupportedMethod = [] }) =>
    typeof unsupportedMethod === 'string' ? unsupportedMethod : Object.values(unsupportedMethod),
  ),
]

const sentBy = (name: ProviderName): Set<string> =>
  new Set(
    operationsOf(name)
      .flatMap(({ works }) => [...works])
      .flatMap(({ exchanges }) => exchanges.flatMap(({ request }) => fieldsOf(request.body))),
  )

function fieldsOf(value: unknown, path: readonly string[] = []): string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]))
    : [`${path.join('.')}=${value}`]
}

const madeBy = (specified: string) => {
  const [, method = '', path = '', query = ''] = /^(\w+) ([^?]+)\??(.*)$/.exec(specified) ?? []
  const pattern = path
    .split(/\{\w+\}/)
    .map(RegExp.escape)
    .join('[^/?]+')
  const call = new RegExp(`^${method} \\S*${pattern}\\?.*${query}`)
  return (name: ProviderName) => callsOf(name).some((made) => call.test(made))
}

const saidBy = (specified: string) => {
  const text = new RegExp(`^${specified.split('{}').map(RegExp.escape).join('.+')}$`)
  return (name: ProviderName) => textsOf(name).some((said) => text.test(said))
}

describe('section 7: the calls', () => {
  it.each(specifiedCalls)('%s', (call, ...providers) => {
    expect(providers.filter(madeBy(call))).toEqual(providers)
  })
})

describe('section 9: the constants', () => {
  it.each(specifiedConstants)('%s (%s)', (_what, field, ...providers) => {
    expect(providers.filter((name) => sentBy(name).has(field))).toEqual(providers)
  })
})

describe('sections 5 and 8: the texts', () => {
  it.each(specifiedTexts)('%s', (text, ...providers) => {
    expect(providers.filter(saidBy(text))).toEqual(providers)
  })

  it.each(textsOfSome)('%s, at %d or more', (text, atLeast) => {
    expect(providerNames.filter(saidBy(text)).length).toBeGreaterThanOrEqual(atLeast)
  })
})

describe('section 4: the statuses', () => {
  const tableOf = (name: ProviderName, table: string) => {
    const manifest = findManifest(name)
    return {
      ...manifest?.statuses[table],
      otherwise: manifest?.otherwise[table],
    } as StatusTable<string>
  }

  it.each(specifiedTables)('$table at $providers', ({ providers, table, words, otherwise }) => {
    for (const name of providers) {
      for (const [word, status] of Object.entries(words))
        expect(readStatus(tableOf(name, table), word), `${name} ${word}`).toMatchObject({
          status,
          mapped: true,
        })
      if (otherwise) expect(readStatus(tableOf(name, table), 'nunca visto').status, name).toBe(otherwise)
    }
  })

  it.each(otherReceivers)('a receiver of %s waits until an answer says that it may receive', (name) => {
    expect(readStatus(tableOf(name, 'receiver'), 'nunca visto').status).toBe('PENDING')
  })

  it('an unknown word is REJECTED, except where the specification says otherwise', () => {
    const pending = providerNames.filter(
      (name) => readStatus(tableOf(name, 'transaction'), 'nunca visto').status === 'PENDING',
    )
    expect(new Set(pending)).toEqual(new Set(otherwisePending))
  })
})
