import { defaultBrandColor } from '@balcao/domain/brand-tokens'

/**
 * The name and colour of the platform before anybody has signed in, and the texts it has published. The server writes them into the
 * page's own tags, by the host that was asked for.
 */
export function platformBrand(): { name: string; color: string; publishedTexts: readonly string[] } {
  return {
    name: contentOf('application-name') ?? 'Balcão',
    color: contentOf('theme-color') ?? defaultBrandColor,
    publishedTexts: contentOf('legal-texts')?.split(' ') ?? [],
  }
}

function contentOf(name: string): string | null {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || null
}
