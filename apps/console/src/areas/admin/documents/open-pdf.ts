import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

export type OpenedPdf = {
  pages: {
    number: number
    /** Height by width. */
    ratio: number
    draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>
  }[]
}

/** Longer files must be sent as several documents. */
const pagesMax = 30

/**
 * Reads a PDF and returns a renderer for each page. The page's policy allows neither eval nor WebAssembly, so
 * the reader works without them.
 */
export async function openPdf(bytes: Blob): Promise<OpenedPdf> {
  const pdf = await getDocument({
    data: new Uint8Array(await bytes.arrayBuffer()),
    useWasm: false,
    wasmUrl: '/assets/console/pdf/',
    isOffscreenCanvasSupported: false,
  }).promise
  const numbers = Array.from({ length: Math.min(pdf.numPages, pagesMax) }, (_, place) => place + 1)
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const running = { task: null as ReturnType<typeof page.render> | null }
      return {
        number,
        ratio: height / width,
        async draw(canvas: HTMLCanvasElement, wanted: number) {
          running.task?.cancel()
          const viewport = page.getViewport({ scale: wanted / width })
          canvas.width = Math.round(viewport.width)
          canvas.height = Math.round(viewport.height)
          running.task = page.render({ canvas, viewport })
          await running.task.promise.catch(() => undefined)
        },
      }
    }),
  )
  return { pages }
}
