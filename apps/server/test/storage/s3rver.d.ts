declare module 's3rver' {
  type S3rverOptions = {
    address: string
    port: number
    directory: string
    silent: boolean
    configureBuckets: { name: string; configs?: string[] }[]
  }

  export default class S3rver {
    constructor(options: S3rverOptions)
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
