// Names in the page's head what comes after its first script, so that a browser fetches it at once; and makes a page of its own for
// the addresses of tables, which names what a table needs besides.
import type { Plugin, Rolldown } from 'vite';

/** The files that are named, each of which may need those before it; were one needed by an earlier one, they might begin in the wrong order. */
const PAGE = ['index', 'rolldown-runtime', 'page'];
const TABLE = [...PAGE, 'table'];

function built(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`no file "${name}" was built`);
  return chunk;
}

/** The scripts and style sheets of these files, but not the first script, with which the page begins. */
function links(bundle: Rolldown.OutputBundle, names: readonly string[]): string {
  const chunks = names.map((name) => built(bundle, name));
  return chunks
    .flatMap((chunk, i) => {
      const earlier = chunks.slice(0, i).map(({ fileName }) => fileName);
      const wrong = chunk.imports.find((file) => !earlier.includes(file));
      if (wrong !== undefined) throw new Error(`${chunk.fileName} must not need ${wrong}`);
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
      return [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
        ...(i === 0 ? [] : [`<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`]),
      ];
    })
    .join('\n    ');
}

/** The step of the build. */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('no page was built');
      const html = page.source.toString();
      const naming = (names: readonly string[]) => html.replace('</head>', `  ${links(bundle, names)}\n  </head>`);
      this.emitFile({ type: 'asset', fileName: 'table.html', source: naming(TABLE) });
      page.source = naming(PAGE);
    },
  };
}
