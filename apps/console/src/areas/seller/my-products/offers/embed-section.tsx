import { siteOrigin } from '@balcao/domain/checkout/allowed-sites'
import { CopyButton } from '@balcao/ui/copy-button'
import { Field } from '@balcao/ui/field'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Textarea } from '@balcao/ui/textarea'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useBoundField } from '#kit/form/fields/use-bound-field.ts'
import { useSession } from '#session/session.ts'
import { offersCatalogue } from './catalogue.ts'
import { checkoutAddress } from './offer.ts'

type SitesForm = { allowedSites: string[] }

/** The checkout on the seller's own site: which sites may show it, and the code for their pages. */
export function EmbedSection({ offerId }: { offerId: string }) {
  const { embed: text } = useMessages(offersCatalogue)
  const sites = useWatch<SitesForm, 'allowedSites'>({ name: 'allowedSites' })
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={text.title}>
      <div className="grid gap-1">
        <p className="font-medium">{text.title}</p>
        <p className="text-muted text-sm">{text.text}</p>
      </div>
      <SitesField />
      {sites.some((site) => siteOrigin(site) !== null) ? (
        <Snippet offerId={offerId} />
      ) : (
        <p className="text-muted text-sm">{text.none}</p>
      )}
    </section>
  )
}

/** One site a line. */
function SitesField() {
  const { embed: text } = useMessages(offersCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { id, field, error } = useBoundField({ name: 'allowedSites', label: text.sites })
  return (
    <Field id={id} label={text.sites} help={text.sitesHelp} hint={optional} error={error}>
      <Textarea
        {...field}
        rows={3}
        spellCheck={false}
        placeholder={text.sitesExample}
        value={(field.value as string[]).join('\n')}
        onChange={({ target }) => field.onChange(target.value.split('\n'))}
      />
    </Field>
  )
}

function Snippet({ offerId }: { offerId: string }) {
  const { embed: text } = useMessages(offersCatalogue)
  const core = useMessages(coreCatalogue)
  const [mode, setMode] = useState<'button' | 'inline'>('button')
  const address = checkoutAddress(offerId, useSession())
  const code = snippetOf(address, { mode, label: text.buy })
  return (
    <div className="grid grid-cols-1 gap-3">
      <SegmentedControl
        label={text.mode}
        isFullWidth
        segments={[
          { value: 'button', label: text.button },
          { value: 'inline', label: text.inline },
        ]}
        value={mode}
        onChange={setMode}
      />
      <p className="text-muted text-sm">{text[`${mode}Help`]}</p>
      <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-sm">
        {code}
      </pre>
      <div>
        <CopyButton text={code} label={text.copy} copiedLabel={core.action.copied} size="medium" />
      </div>
      <p className="text-muted text-sm">{text.events}</p>
    </div>
  )
}

/** Code for a page: the script, and a link that works without it. */
function snippetOf(address: string, { mode, label }: { mode: 'button' | 'inline'; label: string }): string {
  const inline = mode === 'inline' ? ' data-balcao-mode="inline"' : ''
  return `<script src="${new URL('/embed.js', address)}" async></script>
<a href="${address}" data-balcao-checkout${inline}>${label}</a>`
}
