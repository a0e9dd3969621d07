import { cepDigits } from '@balcao/domain/people/cep'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

type FoundAddress = { uf: string; logradouro: string; bairro: string; localidade: string }

/** A typed CEP fills in its street. An unknown CEP changes nothing: the fields can be typed. */
export function useFillByCep(): void {
  const { setValue, getFieldState, formState } = useFormContext()
  const cep: unknown = useWatch({ name: 'address.cep' })
  const isTyped = getFieldState('address.cep', formState).isDirty
  const digits = typeof cep === 'string' ? cepDigits(cep) : null
  useEffect(() => {
    if (digits === null || !isTyped) return
    const controller = new AbortController()
    void findAddress(digits, controller.signal).then((found) => {
      if (!found) return
      const fill = (name: string, value: string) => {
        if (value !== '') setValue(`address.${name}`, value, { shouldDirty: true, shouldValidate: false })
      }
      fill('street', found.logradouro)
      fill('district', found.bairro)
      fill('city', found.localidade)
      fill('state', found.uf)
    })
    return () => controller.abort()
  }, [digits, isTyped, setValue])
}

async function findAddress(cep: string, signal: AbortSignal): Promise<FoundAddress | null> {
  try {
    const answer = await fetch(`/api/cep/${cep}`, { signal })
    return answer.ok ? ((await answer.json()) as FoundAddress) : null
  } catch {
    // Offline, or a newer CEP was typed meanwhile.
    return null
  }
}
