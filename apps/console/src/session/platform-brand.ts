import { defaultBrandColor } from '@balcao/domain/brand-tokens'

/**
 * The name and colour of the platform before anybody has signed in. The server writes them into the page's own
 * standard tags, by the host that was asked for.
 */
export function platformBrand(): { name: string; color: string } {
  return {
    name: contentOf('application-name') ?? 'Balcão',
    color: contentOf('theme-color') ?? defaultBrandColor,
  }
}

function contentOf(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null
}
