import type { Clock } from './clock.ts'

/**
 * Circuit breakers by key: after too many failed ("sick") calls no call is admitted for some time, then one call as a probe.
 *
 *   CLOSED ── too many sick calls ──▶ OPEN ── rested ──▶ HALF_OPEN ── the one probe is well ──▶ CLOSED
 *                                      ▲                    │
 *                                      └── the probe is sick ┘
 *
 * Kept in memory, for each process by itself.
 */
export type CircuitBreakers = {
  /** A pass for one call, or null while the circuit is open. */
  admit(key: string): Pass | null
  stateOf(key: string): CircuitState
}

export type CircuitState = 'CLOSED' | 'OPEN' | 'HALF_OPEN'

/** The call's verdict on the provider's health. */
export type Verdict = 'well' | 'sick' | 'no_verdict'

/** `end` counts once; later calls are ignored. */
export type Pass = { end(verdict: Verdict): void }

export type CircuitPolicy = {
  /** Failed calls in a row that open the circuit. */
  sickInARowMax: number
  /** Or this failure rate within the window, with enough calls in it. */
  windowSeconds: number
  callsMin: number
  sickShareMax: number
  restSeconds: number
}

type Slice = { number: number; calls: number; sick: number }

type Circuit = {
  state: CircuitState
  /** Number of state changes, by which the late answer to a call from an earlier state is recognised. */
  epoch: number
  sickInARow: number
  slices: Slice[]
  restsSince: number
}

const slicesPerWindow = 6

export function createCircuitBreakers(clock: Clock, policy: CircuitPolicy): CircuitBreakers {
  const circuits = new Map<string, Circuit>()

  const change = (circuit: Circuit, state: CircuitState) => {
    circuit.state = state
    circuit.epoch += 1
    circuit.sickInARow = 0
    circuit.slices = []
  }

  const open = (circuit: Circuit) => {
    change(circuit, 'OPEN')
    circuit.restsSince = clock.now().getTime()
  }

  /**
   * Makes the caller the probe. A probe that has not ended after `restSeconds` is given up, and the next caller
   * becomes the probe.
   */
  const probe = (circuit: Circuit) => {
    change(circuit, 'HALF_OPEN')
    circuit.restsSince = clock.now().getTime()
  }

  const hasRested = ({ restsSince }: Circuit): boolean => {
    const restedMs = clock.now().getTime() - restsSince
    // Also true after the clock was set back, or the circuit could stay open for ever.
    return restedMs < 0 || restedMs >= policy.restSeconds * 1000
  }

  const judgeProbe = (circuit: Circuit, verdict: Verdict) => {
    if (verdict === 'well') change(circuit, 'CLOSED')
    else if (verdict === 'sick') open(circuit)
    // Without a verdict the next caller may be the probe at once.
    else {
      change(circuit, 'OPEN')
      circuit.restsSince = Number.NEGATIVE_INFINITY
    }
  }

  const judgeCall = (circuit: Circuit, isSick: boolean) => {
    count(circuit, isSick)
    circuit.sickInARow = isSick ? circuit.sickInARow + 1 : 0
    if (isSick && isTooSick(circuit)) open(circuit)
  }

  const count = (circuit: Circuit, isSick: boolean) => {
    const number = Math.floor(clock.now().getTime() / ((policy.windowSeconds * 1000) / slicesPerWindow))
    circuit.slices = circuit.slices.filter((slice) => number - slice.number < slicesPerWindow)
    let slice = circuit.slices.find((existing) => existing.number === number)
    if (!slice) {
      slice = { number, calls: 0, sick: 0 }
      circuit.slices.push(slice)
    }
    slice.calls += 1
    if (isSick) slice.sick += 1
  }

  const isTooSick = ({ sickInARow, slices }: Circuit): boolean => {
    const calls = slices.reduce((sum, slice) => sum + slice.calls, 0)
    const sick = slices.reduce((sum, slice) => sum + slice.sick, 0)
    return (
      sickInARow >= policy.sickInARowMax || (calls >= policy.callsMin && sick / calls >= policy.sickShareMax)
    )
  }

  return {
    admit(key) {
      const circuit = circuits.get(key) ?? newCircuit()
      circuits.set(key, circuit)
      if (circuit.state !== 'CLOSED' && !hasRested(circuit)) return null
      const isProbe = circuit.state !== 'CLOSED'
      if (isProbe) probe(circuit)
      const { epoch } = circuit
      let isOver = false
      return {
        end(verdict) {
          if (isOver || circuit.epoch !== epoch) return
          isOver = true
          if (isProbe) judgeProbe(circuit, verdict)
          else if (verdict !== 'no_verdict') judgeCall(circuit, verdict === 'sick')
        },
      }
    },
    stateOf: (key) => circuits.get(key)?.state ?? 'CLOSED',
  }
}

function newCircuit(): Circuit {
  return { state: 'CLOSED', epoch: 0, sickInARow: 0, slices: [], restsSince: 0 }
}
