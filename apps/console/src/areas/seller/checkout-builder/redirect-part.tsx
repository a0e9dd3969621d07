import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { checkoutBuilderCatalogue } from './catalogue.ts'
import type { Builder, LookForm } from './look-form.ts'
import { PartGroup } from './part-group.tsx'

const { TextField } = fieldsOf<LookForm>()

/** Redirect addresses for buyers who go back, and for those who have paid. */
export function RedirectPart({ builder: { product } }: { builder: Builder }) {
  const { redirect: text } = useMessages(checkoutBuilderCatalogue)
  return (
    <>
      <PartGroup title={text.back} isTitleHidden>
        <TextField
          name="look.builder.backRedirect"
          label={text.back}
          help={text.backHelp}
          type="url"
          placeholder="https://"
        />
      </PartGroup>
      <PartGroup title={text.thankYou}>
        <p className="wrap-anywhere">{product.thankYouUrl ?? text.thankYouDefault}</p>
        <LinkButton asChild size="small" className="justify-self-start">
          <Link
            to="/platform/my-products/product/$productId"
            params={{ productId: product.id }}
            search={{ tab: 'settings' }}
          >
            {text.editThankYou}
          </Link>
        </LinkButton>
      </PartGroup>
    </>
  )
}
