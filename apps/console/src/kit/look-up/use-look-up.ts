import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toQuery } from '#kit/query-options.ts'
import type { LookUp, LookUpOption } from './look-up.ts'

/** Pause in the typing before the server is called. */
const pauseMilliseconds = 250

/** The server's results for the typed text; no query runs before the box is open. */
export function useLookUp<Option extends LookUpOption>(
  lookUp: LookUp<Option>,
  request: { text: string; isOpen: boolean },
) {
  const search = useSettled(request.text.trim())
  const found = useQuery({
    ...toQuery(request.isOpen ? lookUp({ search }) : undefined),
    placeholderData: keepPreviousData,
  })
  return {
    found: found.data ?? [],
    isBusy: found.isFetching || search !== request.text.trim(),
  }
}

/** Name of the choice, loaded by its id: a reopened address has only the id. */
export function useLookUpName(lookUp: LookUp, id: string | null): string | undefined {
  const { data } = useQuery(toQuery(id === null ? undefined : lookUp({ ids: [id] })))
  return data?.find((option) => option.id === id)?.name
}

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
