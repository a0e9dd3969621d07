/** `styleHashes` are the CSP sources of the inline styles, to be added to style-src. There is no inline script. */
export type RenderedPage = { html: string; styleHashes: string[] }
