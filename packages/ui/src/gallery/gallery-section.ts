import type { ReactElement } from 'react'

/** One component in one of its states; an example with state is a component that holds it itself. */
export type GalleryExample = { name: string; element: ReactElement }
export type GallerySection = { id: string; title: string; examples: readonly GalleryExample[] }
