// Packs every file of the build that gets smaller by it, with brotli and gzip, so that the house need not.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css|svg)$/;
const WORTH_IT = 256;
const PACKERS = {
  br: (file: Buffer) =>
    promisify(brotliCompress)(file, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: file.length } }),
  gz: (file: Buffer) => promisify(gzip)(file, { level: 9 }),
};

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => PACKED.test(name)).map((name) => pack(path.join(folder, name))));
    },
  };
}

async function pack(name: string) {
  const file = await readFile(name);
  if (file.length < WORTH_IT) return;
  for (const [ending, packer] of Object.entries(PACKERS)) await writeFile(`${name}.${ending}`, await packer(file));
}
