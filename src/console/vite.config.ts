import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const builtFolder = join(import.meta.dirname, '../../dist/console');

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [compressed()],
  build: {
    outDir: builtFolder,
    emptyOutDir: true,
    target: 'es2022',
    // The page's content security policy allows `data:` addresses for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(
      ['/swift', '/agents', '/research', '/static', '/openapi.json'].map((path) => [
        path,
        'http://127.0.0.1:3000',
      ]),
    ),
  },
});

/** Compresses the built files, so that the service does not compress them at each request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const assets = join(builtFolder, 'assets');
      for (const name of readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file))) {
        const bytes = readFileSync(join(assets, name));
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
