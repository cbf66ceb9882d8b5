// The cards of the box: 45 Case Cards in three colours, and the kinds of Action Cards.

export const COLOURS = ['red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** Crime Scene, Victim, Evidence, Suspect, Weapon. The number is also what the card scores. */
export const NUMBERS = [1, 2, 3, 4, 5] as const;
export type CaseNumber = (typeof NUMBERS)[number];

/** MU-12: played once, then out of the game. A grey ticket, to be torn. */
export const ONE_SHOTS = ['lost_treasure', 'reverse_charges', 'shake_down', 'overtime', 'destroy', 'sabotage'] as const;

/** MU-13: stays beside the cases. A black plate with brass corners. */
export const PERMANENTS = [
  'silver_screen_alibi',
  'dons_alibi',
  'political_alibi',
  'heavy_caseload',
  'real_estate',
  'mitigating_circs',
  'joker',
] as const;

export const ACTION_KINDS = [...ONE_SHOTS, ...PERMANENTS] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export interface CaseCard {
  colour: Colour;
  number: CaseNumber;
}
export interface ActionCard {
  kind: ActionKind;
}
export type Card = CaseCard | ActionCard;

export function isCaseCard(card: Card): card is CaseCard {
  return 'colour' in card;
}

export function isOneShot(kind: ActionKind): boolean {
  return (ONE_SHOTS as readonly string[]).includes(kind);
}

/** The size of a face in its own units. */
export const WIDTH = 180;
export const HEIGHT = 252;
/** How much of a face must show for its number, rank and mark to be seen: the step of a cascade. */
export const STRIP = 50;
