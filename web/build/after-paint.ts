// Lets the house start after the first paint: its script is fetched at once, and run by public/first.js.
import type { Plugin } from 'vite';

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

export function afterPaint(): Plugin {
  return {
    name: 'after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [tag, house] = ENTRY.exec(html) ?? [];
        if (!tag || !house) throw new Error('index.html has no script of the house');
        return html
          .replace(tag, `<link rel="modulepreload" fetchpriority="low" crossorigin href="${house}" />`)
          .replace('<script src="/first.js">', `<script src="/first.js" data-house="${house}">`);
      },
    },
  };
}
