import { isValidDocument } from '@balcao/domain/people/document'
import { Banner } from '@balcao/ui/banner'
import { Field } from '@balcao/ui/field'
import { Input } from '@balcao/ui/input'
import { MaskedInput } from '@balcao/ui/masked-input'
import { documentMask, type InputMask } from '@balcao/ui/masks'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Textarea } from '@balcao/ui/textarea'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DoorLayout } from '#account/door-layout.tsx'
import { TextLink } from '#account/text-link.tsx'
import { useEmailRule } from '#account/use-email-rule.ts'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { requestRefundCatalogue } from './catalogue.ts'
import { ClaimFormFrame } from './claim-form-frame.tsx'
import { StatementFields, type StatementLine, useStatementRule } from './statement-fields.tsx'

const evidences = ['CARD', 'DOCUMENT'] as const
const lastFourMask: InputMask = { inputMode: 'numeric', options: { mask: '####' } }

/**
 * For a payer who does not own the mailbox of the purchase: they state facts that only they know, and the
 * seller and the staff answer.
 */
export function ReportCharge({ line }: { line: StatementLine }) {
  const { report: text } = useMessages(requestRefundCatalogue)
  const [protocol, setProtocol] = useState<string | null>(null)
  const isSent = protocol !== null
  return (
    <DoorLayout
      title={isSent ? text.sentTitle : text.title}
      text={isSent ? text.sentText : text.text}
      aside={
        <TextLink to="/request-refund" search={{ find: 'charge' }}>
          {text.other}
        </TextLink>
      }
    >
      {isSent ? (
        <>
          <p>
            {text.protocol} <strong className="font-mono">{protocol}</strong>
          </p>
          <Banner tone="info">{text.bank}</Banner>
        </>
      ) : (
        <ReportForm line={line} onSent={setProtocol} />
      )}
    </DoorLayout>
  )
}

function ReportForm({ line, onSent }: { line: StatementLine; onSent: (protocol: string) => void }) {
  const { report: text, find } = useMessages(requestRefundCatalogue)
  const core = useMessages(coreCatalogue)
  const { language } = useLocale()
  const emailProblemOf = useEmailRule()
  const lineProblemsOf = useStatementRule()
  const report = useMutation(api.chargeReports.report.mutationOptions())
  const [evidence, setEvidence] = useState<(typeof evidences)[number]>('CARD')
  const form = useLightForm({
    initial: { ...line, lastFour: '', document: '', email: '', message: '' },
    check: ({ lastFour, document, email, ...typed }) => ({
      ...lineProblemsOf(typed),
      lastFour: evidence === 'CARD' && lastFour.length !== 4 ? text.lastFourProblem : undefined,
      document: evidence === 'DOCUMENT' && !isValidDocument(document) ? find.documentProblem : undefined,
      email: emailProblemOf(email),
    }),
    send: async ({ descriptor, day, amount, lastFour, document, email, message }) => {
      const told = { descriptor, day, amountCents: Number(amount), email, message, locale: language }
      const { protocol } = await report.mutateAsync(
        evidence === 'CARD' ? { ...told, evidence, lastFour } : { ...told, evidence, document },
      )
      onSent(protocol)
    },
  })
  return (
    <ClaimFormFrame form={form} submitLabel={text.submit} answer={text.sameAnswer}>
      <StatementFields form={form} />
      <SegmentedControl
        label={text.evidences}
        isFullWidth
        value={evidence}
        onChange={setEvidence}
        segments={evidences.map((value) => ({ value, label: text.evidence[value] }))}
      />
      {evidence === 'CARD' ? (
        <Field id={form.idOf('lastFour')} label={text.lastFour} error={form.problems.lastFour} isRequired>
          <MaskedInput
            id={form.idOf('lastFour')}
            mask={lastFourMask}
            autoComplete="off"
            value={form.values.lastFour}
            onChange={(bare) => form.set('lastFour', bare)}
          />
        </Field>
      ) : (
        <Field id={form.idOf('document')} label={text.document} error={form.problems.document} isRequired>
          <MaskedInput
            id={form.idOf('document')}
            mask={documentMask}
            value={form.values.document}
            onChange={(bare) => form.set('document', bare)}
          />
        </Field>
      )}
      <Field
        id={form.idOf('email')}
        label={text.email}
        help={text.emailHelp}
        error={form.problems.email}
        isRequired
      >
        <Input type="email" autoComplete="email" {...form.bind('email')} />
      </Field>
      <Field label={text.message} hint={core.optional}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={form.values.message}
          onChange={(event) => form.set('message', event.currentTarget.value)}
        />
      </Field>
    </ClaimFormFrame>
  )
}
