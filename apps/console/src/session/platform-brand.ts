import { defaultBrandColor } from '@balcao/domain/texts/brand-tokens'

/**
 * Name, colour and pictures of the platform before the login. The server writes them into the page's own
 * tags, by the requested host.
 */
export function platformBrand() {
  return {
    name: contentOf('application-name') ?? 'Balcão',
    color: contentOf('theme-color') ?? defaultBrandColor,
    logoUrl: contentOf('brand-logo'),
    doorImageUrl: contentOf('brand-door-image'),
  }
}

function contentOf(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null
}
