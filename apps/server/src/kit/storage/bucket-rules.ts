import { publicFolders } from './object-key.ts'

/**
 * What a bucket has to allow. Anybody reads the public folders and nothing else; browsers of every tenant put files by signed links, which
 * name the file, its type and its size, so that the origin proves nothing more.
 */
export function bucketRules(bucket: string) {
  return {
    policy: {
      Version: '2012-10-17',
      Statement: [
        {
          Sid: 'PublicFolders',
          Effect: 'Allow',
          Principal: '*',
          Action: 's3:GetObject',
          Resource: publicFolders.map((folder) => `arn:aws:s3:::${bucket}/${folder}/*`),
        },
      ],
    },
    cors: {
      CORSRules: [
        {
          AllowedOrigins: ['*'],
          AllowedMethods: ['PUT', 'GET'],
          AllowedHeaders: ['content-type', 'if-none-match'],
          MaxAgeSeconds: 3600,
        },
      ],
    },
  }
}
