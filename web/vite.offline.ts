/** Two last steps of the build: the service worker learns which files there are, and every file gets a compressed twin. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;
const worthIt = 1024;

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'wormgrill-offline',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the build has no sw.js');
      if (worker.imports.length) throw new Error('sw.js has to stand alone; it imports ' + worker.imports.join(', '));
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
        .sort();
      worker.code = worker.code.replace('__WORMGRILL_FILES__', JSON.stringify(files));
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!compressible.test(name) || statSync(path).size < worthIt) continue;
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}
