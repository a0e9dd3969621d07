import { expect, test } from 'vitest'
import { createCircuitBreakers, type Verdict } from './circuit-breaker.ts'
import { movableClock } from './clock.ts'

const policy = { sickInARowMax: 3, windowSeconds: 60, callsMin: 10, sickShareMax: 0.5, restSeconds: 20 }

function aCircuit() {
  const clock = movableClock(new Date('2030-03-13T15:00:00Z'))
  const breakers = createCircuitBreakers(clock, policy)
  return {
    clock,
    admit: () => breakers.admit('bank'),
    state: () => breakers.stateOf('bank'),
    calls: (...verdicts: Verdict[]) => {
      for (const verdict of verdicts) breakers.admit('bank')?.end(verdict)
    },
    breakers,
  }
}

test('a few failed calls in a row open the circuit, and only that circuit', () => {
  const { calls, state, admit, breakers } = aCircuit()
  calls('sick', 'sick', 'well', 'sick', 'sick')
  expect(state()).toBe('CLOSED')
  calls('sick')
  expect(state()).toBe('OPEN')
  expect(admit()).toBeNull()
  expect(breakers.admit('another bank')).not.toBeNull()
})

test('a failure rate of half opens the circuit even without failures in a row', () => {
  const { calls, state } = aCircuit()
  for (let pair = 0; pair < 4; pair++) calls('well', 'sick')
  expect(state()).toBe('CLOSED')
  calls('well', 'sick')
  expect(state()).toBe('OPEN')
})

test('failures outside the window no longer count', () => {
  const { calls, state, clock } = aCircuit()
  for (let pair = 0; pair < 4; pair++) calls('well', 'sick')
  clock.advance({ seconds: 61 })
  calls('well', 'sick', 'well', 'sick')
  expect(state()).toBe('CLOSED')
})

test('calls without a verdict, such as a purchase that was never sent, do not count', () => {
  const { calls, state } = aCircuit()
  calls('sick', 'sick', 'no_verdict', 'no_verdict', 'no_verdict')
  expect(state()).toBe('CLOSED')
  calls('sick')
  expect(state()).toBe('OPEN')
})

test('after the open time one probe is admitted and other calls are not, and its success closes the circuit', () => {
  const { calls, state, admit, clock } = aCircuit()
  calls('sick', 'sick', 'sick')
  clock.advance({ seconds: 19 })
  expect(admit()).toBeNull()
  clock.advance({ seconds: 1 })
  const probe = admit()
  expect(state()).toBe('HALF_OPEN')
  expect(admit()).toBeNull()
  probe?.end('well')
  expect(state()).toBe('CLOSED')
  expect(admit()).not.toBeNull()
})

test('a failed probe opens the circuit for another full time', () => {
  const { calls, state, admit, clock } = aCircuit()
  calls('sick', 'sick', 'sick')
  clock.advance({ seconds: 20 })
  calls('sick')
  expect(state()).toBe('OPEN')
  clock.advance({ seconds: 19 })
  expect(admit()).toBeNull()
  clock.advance({ seconds: 1 })
  expect(admit()).not.toBeNull()
})

test('a probe that was never sent leaves its turn to the next caller', () => {
  const { calls, state, admit, clock } = aCircuit()
  calls('sick', 'sick', 'sick')
  clock.advance({ seconds: 20 })
  calls('no_verdict')
  expect(state()).toBe('OPEN')
  expect(admit()).not.toBeNull()
})

test('a probe that never ends is replaced after another open time, and its late verdict is ignored', () => {
  const { calls, state, admit, clock } = aCircuit()
  calls('sick', 'sick', 'sick')
  clock.advance({ seconds: 20 })
  const lost = admit()
  clock.advance({ seconds: 19 })
  expect(admit()).toBeNull()
  clock.advance({ seconds: 1 })
  const next = admit()
  expect(next).not.toBeNull()
  lost?.end('sick')
  expect(state()).toBe('HALF_OPEN')
  next?.end('well')
  expect(state()).toBe('CLOSED')
})

test('late answers from before the circuit opened neither close it nor keep it open longer', () => {
  const { calls, state, admit, clock } = aCircuit()
  const [slow, slower] = [admit(), admit()]
  calls('sick', 'sick', 'sick')
  clock.advance({ seconds: 10 })
  slow?.end('sick')
  slower?.end('well')
  expect(state()).toBe('OPEN')
  clock.advance({ seconds: 10 })
  expect(admit()).not.toBeNull()
})

test('a pass ended twice counts once', () => {
  const { calls, state, admit } = aCircuit()
  calls('sick')
  const pass = admit()
  pass?.end('sick')
  pass?.end('sick')
  expect(state()).toBe('CLOSED')
})

test('a clock that is set back does not keep the circuit open for ever', () => {
  const { calls, admit, clock } = aCircuit()
  calls('sick', 'sick', 'sick')
  clock.set(new Date('2030-03-13T14:00:00Z'))
  expect(admit()).not.toBeNull()
})
