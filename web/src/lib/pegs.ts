// What is in a hole of a strip of wood.
export type Peg = 'full' | 'half' | 'pale' | 'none';
