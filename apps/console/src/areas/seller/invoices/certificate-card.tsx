import { certificateNoticeDays } from '@balcao/domain/fiscal/fiscal-profile'
import { formatDocument } from '@balcao/domain/people/document'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { useNow } from '#kit/use-today.ts'
import { invoicesCatalogue } from './catalogue.ts'

const CertificateDialog = lazy(async () => ({
  default: (await import('./certificate-dialog.tsx')).CertificateDialog,
}))

const dayMs = 86_400_000

/** Certificate that signs the seller's invoices: holder, expiry date, upload and removal. */
export function CertificateCard({ stored }: { stored: inferOutput<typeof api.seller.invoices.profile> }) {
  const { certificate: text } = useMessages(invoicesCatalogue).profile
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<'upload' | 'remove' | null>(null)
  const remove = useAction(api.seller.invoices.removeCertificate, {
    invalidates: [api.seller.invoices],
    done: text.removed,
  })
  const { certificate } = stored
  const leftMs = certificate === null ? 0 : new Date(certificate.expiresAt).getTime() - now.getTime()
  return (
    <FormSection title={text.title} text={text.text}>
      {certificate === null ? (
        <p className="text-muted">{stored.profile ? text.none : text.first}</p>
      ) : (
        <>
          {leftMs <= 0 ? (
            <Banner tone="negative">{text.expired}</Banner>
          ) : (
            leftMs < certificateNoticeDays * dayMs && (
              <Banner tone="pending">{text.soon(format.date(certificate.expiresAt))}</Banner>
            )
          )}
          <DescriptionList
            items={[
              { id: 'holder', term: text.holder, value: certificate.holder },
              { id: 'cnpj', term: text.cnpj, value: formatDocument(certificate.document), isNumber: true },
              {
                id: 'expires',
                term: text.expires,
                value: format.date(certificate.expiresAt),
                isNumber: true,
              },
            ]}
          />
        </>
      )}
      {stored.profile && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsked('upload')}>{certificate ? text.replace : text.upload}</Button>
          {certificate && (
            <Button variant="ghost" onClick={() => setAsked('remove')}>
              {text.remove}
            </Button>
          )}
        </div>
      )}
      {asked === 'upload' && (
        <Suspense>
          <CertificateDialog onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked === 'remove' && (
        <ConfirmAction
          open
          onOpenChange={() => setAsked(null)}
          title={text.removeTitle}
          description={text.removeText}
          confirmLabel={text.remove}
          isDangerous
          onConfirm={() => remove.run()}
        />
      )}
    </FormSection>
  )
}
