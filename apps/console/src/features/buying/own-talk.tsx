import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { Talk } from '#features/refund-talk/talk.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { buyingCatalogue } from './catalogue.ts'

/** Messages of one's own request; loaded on request. */
export function OwnTalk({ requestId }: { requestId: string }) {
  const { talk: text } = useMessages(buyingCatalogue)
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...api.customer.refunds.get.queryOptions({ requestId }), enabled: isOpen })
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        className="justify-self-start"
        icon={<MessageSquare />}
        onClick={() => setIsOpen(true)}
      >
        {text.open}
      </Button>
    )
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-24 w-full" />}>
      {(request) => (
        <Talk
          request={request}
          viewer="BUYER"
          text={text}
          procedure={api.customer.refunds.writeMessage}
          invalidates={[api.customer.refunds.get]}
        />
      )}
    </QueryStates>
  )
}
