import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import type { Builder, LookForm } from './look-form.ts'
import { PartGroup } from './part-group.tsx'

const { SwitchField } = fieldsOf<LookForm>()

/** Seller and support contacts on the page, and the fields asked of the buyer. */
export function AccountPart({ builder: { seller, product } }: { builder: Builder }) {
  const { account: text } = useMessages(checkoutBuilderCatalogue)
  const contacts = [product.supportEmail, product.supportPhone].filter((contact) => contact !== null)
  return (
    <>
      <PartGroup title={text.seller}>
        <p className="font-medium">{seller.name}</p>
        <p className="text-muted text-sm">{text.sellerHelp}</p>
      </PartGroup>
      <PartGroup title={text.support}>
        <p className={contacts.length === 0 ? 'text-muted' : undefined}>
          {contacts.length === 0 ? text.noSupport : contacts.join(' · ')}
        </p>
        <LinkButton asChild size="small" className="justify-self-start">
          <Link to="/platform/my-products/product/$productId" params={{ productId: product.id }}>
            {text.editSupport}
          </Link>
        </LinkButton>
      </PartGroup>
      <PartGroup title={text.fields}>
        <SwitchField name="look.requiredDocument" label={text.requiredDocument} />
        <SwitchField name="look.requiredDocumentAndPhone" label={text.requiredPhone} />
      </PartGroup>
    </>
  )
}
