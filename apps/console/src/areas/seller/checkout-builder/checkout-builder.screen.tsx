import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormSkeleton } from '#kit/form/form-skeleton.tsx'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { BuilderForm } from './builder-form.tsx'
import { checkoutBuilderCatalogue } from './catalogue.ts'

export function CheckoutBuilderScreen() {
  const text = useMessages(checkoutBuilderCatalogue)
  const { offerId } = useParams({ strict: false }) as { offerId: string }
  const builder = useQuery({
    ...api.seller.builder.get.queryOptions({ offerId }),
    // The draft is in the form: changes from another window are detected at publishing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [round, setRound] = useState(0)
  const reset = async () => {
    await builder.refetch()
    setRound((count) => count + 1)
  }
  return (
    <>
      {builder.data === undefined && <PageHeader title={text.title} />}
      <QueryStates query={builder} skeleton={<FormSkeleton />}>
        {(opened) => <BuilderForm key={`${offerId} ${round}`} builder={opened} onReset={reset} />}
      </QueryStates>
    </>
  )
}
