import { html } from '../kit/http/html.ts'
import type { Brand } from './brand-directory.ts'

/** The console's one page with the tenant's name and colour in its standard tags: a door is the tenant's before anybody has signed in. */
export function withBrand(page: string, { name, brandColor }: Brand): string {
  return page
    .replace(
      /<meta name="application-name" [^>]*>/,
      () => html`<meta name="application-name" content="${name}" />`.markup,
    )
    .replace(
      /<meta name="theme-color" [^>]*>/,
      () => html`<meta name="theme-color" content="${brandColor}" />`.markup,
    )
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${name}</title>`.markup)
}
