import { html } from '../kit/http/html.ts'
import type { Platform } from '../modules/platforms/get-platform.ts'

/** Writes a platform's name and colour into the standard tags of the console's page, where its doors read them before anybody has signed in. */
export function brandPage(page: string, { name, brandColor }: Pick<Platform, 'name' | 'brandColor'>): string {
  const tags: [RegExp, string][] = [
    [/<title>[^<]*<\/title>/, html`<title>${name}</title>`.markup],
    [/<meta name="application-name"[^>]*>/, html`<meta name="application-name" content="${name}">`.markup],
    [/<meta name="theme-color"[^>]*>/, html`<meta name="theme-color" content="${brandColor}">`.markup],
  ]
  return tags.reduce((text, [tag, branded]) => text.replace(tag, () => branded), page)
}
