// Writes first-load.json: for every module that is loaded on demand, the scripts and styles it brings with it.
// From it the house names, in the head of each page, all that the page is going to ask for.
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

interface Load {
  scripts: string[];
  styles: string[];
}

/** The names are those of the source, from the root of the repository: `web/src/pages/Shelf.svelte`. */
export function firstLoad(root: string): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
        const loads: Record<string, Load> = {};
        for (const id of this.getModuleIds()) {
          const holder = holders.get(id);
          const info = this.getModuleInfo(id);
          if (!holder || !(info?.isEntry || info?.dynamicImporters.length)) continue;
          loads[path.relative(root, id.replace(/\?.*/, ''))] = loadOf(holder, bundle);
        }
        this.emitFile({ type: 'asset', fileName: 'first-load.json', source: JSON.stringify(loads, null, 1) });
      },
    },
  };
}

function loadOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Load {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks)
    for (const file of imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  const all = [...chunks];
  return {
    scripts: all.map(({ fileName }) => fileName),
    styles: [...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
  };
}
