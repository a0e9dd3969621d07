import { useNavigate } from '@tanstack/react-router'
import { Ban, ExternalLink, FileCheck2, FileInput, RotateCw, WalletCards } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { RowAction } from '#kit/list/list-declaration.ts'
import { invoicesCatalogue } from './catalogue.ts'
import { canIssue, type Invoice } from './invoice.ts'
import { NoteInvoiceDialog } from './note-invoice-dialog.tsx'

/** Actions on an invoice, for a row's menu, with their dialogs. */
export function useInvoiceActions(): { actionsFor: (invoice: Invoice) => RowAction[]; dialog: ReactNode } {
  const { action: text } = useMessages(invoicesCatalogue)
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ kind: 'cancel' | 'note'; invoice: Invoice } | null>(null)
  const invalidates = [api.seller.invoices]
  const issue = useAction(api.seller.invoices.issue, { invalidates, done: text.asked })
  const cancel = useAction(api.seller.invoices.cancel, { invalidates, done: text.cancelAsked })
  const noteCanceled = useAction(api.seller.invoices.noteOutsideCancellation, {
    invalidates,
    done: text.noted,
  })
  const close = () => setAsked(null)
  const actionsFor = (invoice: Invoice): RowAction[] => {
    const { id, state, url, isOutside, paymentId } = invoice
    const isOpen = state === 'TO_ISSUE' || state === 'REJECTED'
    return [
      canIssue(invoice) && {
        id: 'issue',
        label: state === 'SENDING' ? text.retry : text.issue,
        icon: state === 'SENDING' ? <RotateCw /> : <FileCheck2 />,
        onRun: () => issue.start({ invoiceIds: [id] }),
      },
      url !== null && {
        id: 'view',
        label: text.view,
        icon: <ExternalLink />,
        onRun: () => void window.open(url, '_blank', 'noopener'),
      },
      {
        id: 'sale',
        label: text.sale,
        icon: <WalletCards />,
        onRun: () => void navigate({ to: '/platform/my-sales', search: { open: paymentId } }),
      },
      isOpen && {
        id: 'note',
        label: text.note,
        icon: <FileInput />,
        onRun: () => setAsked({ kind: 'note', invoice }),
      },
      state === 'ISSUED' &&
        isOutside && {
          id: 'noteCanceled',
          label: text.noteCanceled,
          icon: <Ban />,
          onRun: () => noteCanceled.start({ invoiceId: id }),
        },
      state === 'ISSUED' &&
        !isOutside && {
          id: 'cancel',
          label: text.cancel,
          icon: <Ban />,
          isDangerous: true,
          onRun: () => setAsked({ kind: 'cancel', invoice }),
        },
    ].filter((action) => action !== false)
  }
  const dialog =
    asked?.kind === 'cancel' ? (
      <ConfirmAction
        open
        onOpenChange={close}
        title={text.cancelTitle(asked.invoice.orderCode)}
        description={text.cancelText}
        confirmLabel={text.cancel}
        isDangerous
        onConfirm={() => cancel.run({ invoiceId: asked.invoice.id })}
      />
    ) : asked?.kind === 'note' ? (
      <NoteInvoiceDialog invoiceId={asked.invoice.id} onClose={close} />
    ) : null
  return { actionsFor, dialog }
}
