import { Button } from '@balcao/ui/button'
import { FileText } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { useCan } from '#session/use-can.ts'
import { withdrawsCatalogue } from './catalogue.ts'
import { type PurseName, purses } from './withdrawal.ts'

/** The manager's invoice for this commission. Every opening is in the audit trail. */
export function InvoiceButton({ of, withdrawalId }: { of: PurseName; withdrawalId: string }) {
  const text = useMessages(withdrawsCatalogue).drawer
  const { procedures, decides } = purses[of]
  const mayDecide = useCan(decides)
  const read = useAction(mayDecide ? procedures.readInvoice : procedures.readEndedInvoice, {
    done: ({ url }) => window.location.assign(url),
  })
  return (
    <Button icon={<FileText />} isBusy={read.isBusy} onClick={() => read.start({ withdrawalId })}>
      {text.readInvoice}
    </Button>
  )
}
