import { Button } from '@balcao/ui/button'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DoorLayout } from '#account/door-layout.tsx'
import { MailedCodeForm } from '#account/mailed-code-form.tsx'
import { ResendCode } from '#account/resend-code.tsx'
import { TextLink } from '#account/text-link.tsx'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useLightForm } from '#kit/light-form/use-light-form.ts'
import { useForgetEverything } from '#session/session.ts'
import { ByOrderForm } from './by-order-form.tsx'
import { ByPersonForm } from './by-person-form.tsx'
import { requestRefundCatalogue } from './catalogue.ts'
import type { Claim, ClaimFormProps } from './claim.ts'
import { ClaimFormFrame } from './claim-form-frame.tsx'
import { ReportCharge } from './report-charge.tsx'
import { SellersHelp } from './sellers-help.tsx'
import { StatementFields, type StatementLine, useStatementRule } from './statement-fields.tsx'

const ways = ['order', 'person', 'charge'] as const
const forms = { order: ByOrderForm, person: ByPersonForm, charge: ByChargeForm }

/**
 * A person identifies their purchase; a code goes to its mailbox. The page never reveals whether the purchase
 * exists.
 */
export function FindPurchase() {
  const { find: text } = useMessages(requestRefundCatalogue)
  const [search, change] = useSearchTexts()
  const [claimed, setClaimed] = useState<Claim | null>(null)
  const claim = useMutation(api.claims.claim.mutationOptions())
  const way = ways.find((one) => one === search.find) ?? 'order'
  const Form = forms[way]
  if (search.find === 'report') return <ReportCharge line={lineOf(claimed)} />
  if (claimed)
    return (
      <CodeStep
        claim={claimed}
        resend={() => claim.mutateAsync(claimed)}
        onOther={() => setClaimed(null)}
        onReport={() => change({ find: 'report' })}
        onEntered={() => change({ find: undefined })}
      />
    )
  return (
    <DoorLayout
      title={way === 'charge' ? text.chargeTitle : text.title}
      text={way === 'charge' ? text.chargeText : text.text}
      aside={
        way === 'charge' && (
          <TextLink to="/request-refund" search={{ find: 'report' }}>
            {text.notMyEmail}
          </TextLink>
        )
      }
    >
      <SegmentedControl
        label={text.ways}
        isFullWidth
        value={way}
        onChange={(find) => change({ find })}
        segments={ways.map((value) => ({ value, label: text.way[value] }))}
      />
      <Form
        onClaim={async (wanted) => {
          await claim.mutateAsync(wanted)
          setClaimed(wanted)
        }}
      />
    </DoorLayout>
  )
}

/** Statement fields that were already typed are prefilled. */
function lineOf(claim: Claim | null): StatementLine {
  if (claim?.by !== 'CHARGE') return { descriptor: '', day: '', amount: '' }
  return { descriptor: claim.descriptor, day: claim.day, amount: String(claim.amountCents) }
}

type CodeStepProps = {
  claim: Claim
  resend: () => Promise<unknown>
  onOther: () => void
  onReport: () => void
  onEntered: () => void
}

function CodeStep({ claim, resend, onOther, onReport, onEntered }: CodeStepProps) {
  const { code: text, find } = useMessages(requestRefundCatalogue)
  const forgetEverything = useForgetEverything()
  const enter = useMutation(api.account.enterWithCustomerCode.mutationOptions())
  return (
    <DoorLayout title={text.title} text={find.sameAnswer}>
      <MailedCodeForm
        label={text.label}
        submitLabel={text.submit}
        error={enter.error}
        isBusy={enter.isPending}
        onCode={async (code) => {
          await enter.mutateAsync({ code })
          await forgetEverything()
          onEntered()
        }}
      >
        <ResendCode resend={resend} />
        <Button variant="ghost" size="small" onClick={onOther}>
          {text.other}
        </Button>
        <Button variant="ghost" size="small" onClick={onReport}>
          {text.notMine}
        </Button>
      </MailedCodeForm>
      {claim.by === 'CHARGE' && <SellersHelp descriptor={claim.descriptor} />}
    </DoorLayout>
  )
}

/** For a charge that nobody in the household recognises: the fields of a bank statement. */
function ByChargeForm({ onClaim }: ClaimFormProps) {
  const form = useLightForm({
    initial: { descriptor: '', day: '', amount: '' },
    check: useStatementRule(),
    send: ({ descriptor, day, amount }) =>
      onClaim({ by: 'CHARGE', descriptor, day, amountCents: Number(amount) }),
  })
  return (
    <ClaimFormFrame form={form}>
      <StatementFields form={form} />
    </ClaimFormFrame>
  )
}
