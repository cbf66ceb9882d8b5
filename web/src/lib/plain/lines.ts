// What the server sent, as lines a person can read, whatever the game.

export interface Line {
  depth: number;
  name: string;
  text: string;
}

/** A structure as indented lines; what fits on one line stays there. */
export function lines(value: object, depth = 0): Line[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    isStruct(part)
      ? [{ depth, name, text: '' }, ...lines(part, depth + 1)]
      : [{ depth, name: words(name), text: plain(part) }],
  );
}

export function plain(part: unknown): string {
  if (part === null || part === '') return '–';
  if (Array.isArray(part)) return part.map(plain).join(', ') || '–';
  if (isStruct(part))
    return Object.entries(part)
      .map(([name, inner]) => `${words(name)} ${plain(inner)}`)
      .join(' ');
  return String(part);
}

/** `CardLaid` with its facts: "card laid: seat 0, claim 3". */
export function happened(event: { type: string }): string {
  const { type, ...facts } = event;
  const told = Object.entries(facts).map(([name, fact]) => `${words(name)} ${plain(fact)}`);
  return [words(type), ...(told.length ? [told.join(', ')] : [])].join(': ');
}

/** A name from the code as one would read it out. */
export function words(name: string): string {
  return name
    .replace(/(?!^)([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function isStruct(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
