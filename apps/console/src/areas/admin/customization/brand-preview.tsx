import { brandTokens } from '@balcao/domain/texts/brand-tokens'
import { isColour, readableTextOn } from '@balcao/domain/texts/contrast'
import { joinClasses } from '@balcao/ui/join-classes'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { type Theme, useTheme } from '@balcao/ui/theme'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { BrandMark } from '#kit/brand-mark.tsx'
import type { BrandForm } from './brand.ts'
import { customizationCatalogue } from './catalogue.ts'

type BrandPreviewProps = { urlOf: (key: string) => string | undefined }

/** Small previews of menu, login page and mail, rendered from the form in the chosen theme. */
export function BrandPreview({ urlOf }: BrandPreviewProps) {
  const text = useMessages(customizationCatalogue)
  const own = useTheme().theme
  const [theme, setTheme] = useState<Theme>(own)
  const { name, brandColor = '', mailColor, logoKey, doorImageKey } = useWatch<BrandForm>()
  const colour = /^#[0-9a-f]{6}$/i.test(brandColor) ? brandColor : '#0b6b53'
  const ofMail = typeof mailColor === 'string' && isColour(mailColor) ? mailColor : colour
  const art = doorImageKey ? urlOf(doorImageKey) : undefined
  const mark = (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      <BrandMark logoUrl={logoKey ? urlOf(logoKey) : undefined} />
      <span className="truncate">{name}</span>
    </span>
  )
  return (
    <>
      <SegmentedControl
        label={text.schemes}
        isFullWidth
        segments={(['light', 'dark'] as const).map((value) => ({ value, label: text.scheme[value] }))}
        value={theme}
        onChange={setTheme}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <Picture title={text.previewMenu} theme={theme} colour={colour}>
          {mark}
          <span className="rounded-control border border-default bg-surface px-2.5 py-1.5 text-sm">
            {text.sample.menu}
          </span>
        </Picture>
        <Picture title={text.previewDoor} theme={theme} colour={colour}>
          {art && <img src={art} alt="" className="h-16 w-full rounded-small object-cover" />}
          {mark}
          <span className="rounded-control bg-primary px-3 py-1.5 text-center font-medium text-on-primary text-sm">
            {text.sample.door}
          </span>
        </Picture>
        <Picture title={text.previewMail} theme={theme} colour={colour}>
          <span className="font-semibold text-sm">{name}</span>
          <span className="font-semibold">{text.sample.mailTitle}</span>
          <span
            className="justify-self-start rounded-control px-3 py-1.5 font-medium text-sm"
            style={{ background: ofMail, color: readableTextOn(ofMail) }}
          >
            {text.sample.mailButton}
          </span>
        </Picture>
      </div>
    </>
  )
}

function Picture({
  title,
  theme,
  colour,
  children,
}: {
  title: string
  theme: Theme
  colour: string
  children: ReactNode
}) {
  return (
    <figure className="grid min-w-0 content-start gap-1.5">
      <figcaption className="text-muted text-sm">{title}</figcaption>
      <div
        className={joinClasses(
          'grid min-h-32 content-start gap-3 rounded-card border border-default bg-canvas p-3 text-default',
          theme === 'dark' ? 'theme-dark' : 'theme-light',
        )}
        style={brandTokens(colour, theme) as CSSProperties}
      >
        {children}
      </div>
    </figure>
  )
}
