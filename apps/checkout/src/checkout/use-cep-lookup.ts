import { useEffect, useRef, useState } from 'react'
import { type CepLookup, lookUpCep } from './look-up-cep.ts'

const debounceMs = 500
const maskedCepLength = 9

export type CepLookupState = CepLookup['kind'] | 'IDLE' | 'LOOKING_UP'

export function useCepLookup(
  cep: string,
  isEnabled: boolean,
  onLookup: (lookup: CepLookup) => void,
): CepLookupState {
  const [state, setState] = useState<CepLookupState>('IDLE')
  const latestOnLookup = useRef(onLookup)
  useEffect(() => {
    latestOnLookup.current = onLookup
  })

  useEffect(() => {
    if (!isEnabled || cep.length !== maskedCepLength) return setState('IDLE')
    setState('LOOKING_UP')
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const lookup = await lookUpCep(cep, abort.signal)
      if (abort.signal.aborted) return
      setState(lookup.kind)
      latestOnLookup.current(lookup)
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [cep, isEnabled])

  return state
}
