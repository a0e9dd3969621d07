import { useCallback, useEffect, useRef, useState } from 'react'
import { maskedCepLength } from './check-buyer-form.ts'
import { type CepLookup, lookUpCep } from './look-up-cep.ts'

const debounceMs = 500

export type CepLookupState = CepLookup['kind'] | 'IDLE' | 'LOOKING_UP'

/**
 * Looks up the address of a complete CEP. `failures` counts consecutive lookups without an answer for this
 * CEP.
 */
export function useCepLookup(cep: string, isEnabled: boolean, onLookup: (lookup: CepLookup) => void) {
  const [state, setState] = useState<CepLookupState>('IDLE')
  const [failures, setFailures] = useState(0)
  const [tries, setTries] = useState(0)
  const latestOnLookup = useRef(onLookup)
  useEffect(() => {
    latestOnLookup.current = onLookup
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another CEP starts the count anew.
  useEffect(() => setFailures(0), [cep])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks for the same CEP once more.
  useEffect(() => {
    if (!isEnabled || cep.length !== maskedCepLength) return setState('IDLE')
    setState('LOOKING_UP')
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const lookup = await lookUpCep(cep, abort.signal)
      if (abort.signal.aborted) return
      setState(lookup.kind)
      if (lookup.kind === 'FAILED') setFailures((count) => count + 1)
      latestOnLookup.current(lookup)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [cep, isEnabled, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { state, failures, retry }
}
