import { makeValidator, str } from 'envalid';

/** A bucket of S3, or of a store that speaks as S3 does, for the pictures that are uploaded. */
export interface S3Config {
  /** Where it is, without the bucket: https://s3.ap-south-1.amazonaws.com. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const endpoint = makeValidator((value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain = url?.origin === value.replace(/\/$/, '');
  if (!url || !isPlain || !['http:', 'https:'].includes(url.protocol))
    throw new Error('expected an address such as https://s3.ap-south-1.amazonaws.com');
  return url.origin;
});

const bucket = makeValidator((value: string) => {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value))
    throw new Error('expected the name of a bucket: 3 to 63 small letters, digits, dots, hyphens');
  return value;
});

const region = makeValidator((value: string) => {
  if (!/^[a-z0-9-]{1,40}$/.test(value)) throw new Error('expected a region such as ap-south-1');
  return value;
});

/** What the environment says of it; each may be missing as far as envalid knows. */
export const s3Variables = {
  S3_ENDPOINT: endpoint({
    desc: 'S3-compatible store for uploaded pictures; not set: a folder under `DATA_DIR`',
    example: 'https://s3.ap-south-1.amazonaws.com',
    default: undefined,
  }),
  S3_BUCKET: bucket({
    desc: 'its bucket; this and the next three are needed with it',
    example: 'shop-pictures',
    default: undefined,
  }),
  S3_REGION: region({ desc: 'its region', example: 'ap-south-1', default: undefined }),
  S3_ACCESS_KEY_ID: str({ desc: 'its key', example: 'AKIA...', default: undefined }),
  S3_SECRET_ACCESS_KEY: str({ desc: 'the secret of that key', example: '', default: undefined }),
};

type S3Environment = Record<keyof typeof s3Variables, string | undefined>;

/**
 * The settings together: all of them, or none.
 * @throws Error with one line that names the first that is missing
 */
export function s3Settings(env: S3Environment): S3Config | undefined {
  const names = Object.keys(s3Variables) as (keyof S3Environment)[];
  if (names.every((name) => env[name] === undefined)) return undefined;
  const needed = (name: keyof S3Environment) => {
    const value = env[name];
    if (value === undefined) throw new Error(`${name}: pictures go to S3 with all of S3_* set`);
    return value;
  };
  return {
    endpoint: needed('S3_ENDPOINT'),
    bucket: needed('S3_BUCKET'),
    region: needed('S3_REGION'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}
