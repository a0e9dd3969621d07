import type { CheckoutTemplate } from '@balcao/domain/vocabulary'
import { useRef, useState } from 'react'
import { addressToFill, type FoundAddress, hasGaps } from './address-to-fill.ts'
import type { BuyerForm } from './buyer-form.ts'
import type { CepLookup } from './look-up-cep.ts'
import { type CepLookupState, useCepLookup } from './use-cep-lookup.ts'

/**
 * After this many lookups without an answer the address is typed by hand: an outage of a third party never
 * ends a sale.
 */
const patience = 2

export type AddressState = {
  lookup: CepLookupState
  /** Only the CEP until it is known, then one confirmed line, or every field if the buyer must type. */
  shows: 'CEP' | 'LINE' | 'FIELDS'
  /** Whether delivery to this address may be offered: it was found, or the lookup is unavailable. */
  isSettled: boolean
  /** The CEP could not be looked up: the address is the buyer's own input. */
  isTyped: boolean
  retry: () => void
  edit: () => void
}

type Wanted = {
  template: CheckoutTemplate
  form: BuyerForm
  isNeeded: boolean
  /** The CEP of the opened page, whose address the buyer may have corrected before. */
  arrivedCep: string
  onFill: (address: Partial<FoundAddress>) => void
  onLookup: (lookup: CepLookup) => void
}

export function useAddress({ template, form, isNeeded, arrivedCep, onFill, onLookup }: Wanted): AddressState {
  const before = useRef<FoundAddress | null>(null)
  const [editedCep, setEditedCep] = useState('')

  const { state, failures, retry } = useCepLookup(form.cep, isNeeded, (lookup) => {
    if (lookup.kind === 'FOUND') {
      const filled = addressToFill(lookup.address, {
        typed: form,
        before: before.current,
        isRestored: form.cep === arrivedCep,
      })
      before.current = lookup.address
      onFill(filled)
      if (hasGaps({ ...form, ...filled })) setEditedCep(form.cep)
    }
    onLookup(lookup)
  })

  const isTypedByHand =
    failures >= patience || (state === 'NOT_FOUND' && template !== 'DROPSHIPPING') || editedCep === form.cep
  return {
    lookup: state,
    shows: isTypedByHand && form.cep !== '' ? 'FIELDS' : state === 'FOUND' ? 'LINE' : 'CEP',
    isSettled: state === 'FOUND' || failures >= patience,
    isTyped: state === 'FAILED' || state === 'NOT_FOUND',
    retry,
    edit: () => setEditedCep(form.cep),
  }
}
