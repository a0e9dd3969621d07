/** The little of pdf.js that the viewer of documents uses; its own types need more of a browser than ours are checked against. */
declare module 'pdfjs-dist' {
  type Viewport = { width: number; height: number }
  type Page = {
    getViewport(wishes: { scale: number }): Viewport
    render(wishes: { canvas: HTMLCanvasElement; viewport: Viewport }): {
      promise: Promise<void>
      cancel(): void
    }
  }
  type Pdf = { numPages: number; getPage(number: number): Promise<Page> }
  export const GlobalWorkerOptions: { workerSrc: string }
  export function getDocument(source: {
    data: Uint8Array
    useWasm: boolean
    wasmUrl: string
    isOffscreenCanvasSupported: boolean
  }): { promise: Promise<Pdf> }
}

declare module 'pdfjs-dist/build/pdf.worker.min.mjs?url' {
  const url: string
  export default url
}
