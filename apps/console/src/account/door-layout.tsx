import { useTheme } from '@balcao/ui/theme'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languagesOf, useLocale } from '#i18n/locale.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { BrandMark } from '#kit/brand-mark.tsx'
import { platformBrand } from '#session/platform-brand.ts'
import { useBrandColor } from '#session/use-brand-color.ts'

export type DoorLayoutProps = { title: string; text: ReactNode; children: ReactNode; aside?: ReactNode }

/** Common layout of all login pages: the platform's name, one form, and the language. */
export function DoorLayout({ title, text, children, aside }: DoorLayoutProps) {
  const brand = platformBrand()
  useBrandColor(brand.color)
  useTheme()
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title, brand.name])
  return (
    <div className={brand.doorImageUrl ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : undefined}>
      {brand.doorImageUrl && (
        <img
          src={brand.doorImageUrl}
          alt=""
          className="sticky top-0 hidden h-dvh w-full object-cover lg:block"
        />
      )}
      <div className="grid min-h-dvh grid-rows-[1fr_auto] justify-items-center px-4">
        <main className="grid w-full max-w-100 content-center gap-6 py-10">
          <p className="flex items-center gap-2.5 font-semibold text-lg tracking-tight">
            <BrandMark logoUrl={brand.logoUrl} />
            {brand.name}
          </p>
          <section className="grid gap-5 rounded-card border border-default bg-surface p-5 sm:p-7">
            <header className="grid gap-1.5">
              <h1 className="text-balance font-semibold text-xl tracking-tight">{title}</h1>
              <p className="text-muted">{text}</p>
            </header>
            {children}
          </section>
          {aside && <p className="text-center text-muted">{aside}</p>}
        </main>
        <LanguageSwitch />
      </div>
    </div>
  )
}

function LanguageSwitch() {
  const core = useMessages(coreCatalogue)
  const { language, setLocale } = useLocale()
  const { pathname } = useLocation()
  return (
    <footer className="flex gap-1 pb-6">
      {languagesOf(pathname).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === language}
          onClick={() => setLocale(option)}
          className="h-8 rounded-small px-2.5 text-muted text-sm hover:text-default aria-pressed:font-medium aria-pressed:text-default"
        >
          {core.languageName[option]}
        </button>
      ))}
    </footer>
  )
}
