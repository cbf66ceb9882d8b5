// A table being opened: who plays, by which rules, and the request that is sent to the house.
import { boxValues, chosen, presetOf, sameValue, type Company, type Values } from './agreement';
import type { Game } from './game';
import type { Box, Filling, OpenTable } from './gen/protocol.gen';
import type { Strength } from './strength';
import { language, t } from './texts.svelte';

/** The option whose values are the lists that the house keeps in the language of the table. */
export const OWN_LIST = 'own_list';

/** What a game says about its options. */
type Agreed = Pick<Game, 'concerns' | 'helps' | 'alone'>;

export class Opening {
  readonly box: Box;
  readonly game: Agreed;
  company = $state<Company>('house');
  together = $state(2);
  strength = $state<Strength>('casual');
  names = $state<string[]>([]);
  house = $state({ public: false, hints: true, bots: true });
  values = $state<Values>({});
  /** Once somebody has chosen an option, a change of company no longer resets it. */
  touched = false;
  #private: Values = {};

  readonly seats = $derived(this.company === 'alone' ? 1 : this.together);
  readonly lists = $derived.by(() => this.box.lists[String(this.values.language)] ?? []);
  readonly options = $derived.by(() => this.box.options.filter(({ name }) => this.concerns(name)));
  readonly front = $derived.by(() =>
    this.box.front.flatMap((wanted) => this.options.filter(({ name }) => name === wanted)),
  );
  readonly rest = $derived.by(() => this.options.filter(({ name }) => !this.box.front.includes(name)));
  readonly preset = $derived.by(() => presetOf(this.box, this.#start(), this.values));
  /** Those that make sense here; of two that come to the same, the first. */
  readonly presets = $derived.by(() => {
    const start = this.#start();
    return Object.entries(this.box.presets).flatMap(([name, preset]) => {
      const same = presetOf(this.box, start, { ...start, ...preset });
      return same === name && this.#room(preset) !== null ? [name] : [];
    });
  });

  constructor(box: Box, game: Agreed, company: Company) {
    this.box = box;
    this.game = game;
    this.company = company;
    this.together = Math.max(2, box.least_seats);
    this.names = Array.from({ length: box.most_seats }, (_, seat) => t('open-player', { number: seat + 1 }));
    this.values = this.#start();
  }

  /** Does this option matter with this many players and the other choices? */
  concerns(option: string, values: Values = this.values, seats: number = this.seats): boolean {
    if (option === OWN_LIST && !this.lists.length) return false;
    return this.game.concerns?.(option, seats, values) ?? true;
  }

  keepCompany(company: Company): void {
    this.company = company;
    if (!this.touched) this.values = this.#start();
  }

  pick(preset: string): void {
    const chosen = this.box.presets[preset] ?? {};
    this.touched = true;
    this.values = { ...this.#start(), ...chosen };
    if (this.company !== 'alone') this.together = this.#room(chosen) ?? this.together;
  }

  /** How many sit at the table by this preset: as many as now, if it makes sense with them; null if it never does. */
  #room(preset: Values): number | null {
    const { least_seats, most_seats } = this.box;
    const values = { ...this.#start(), ...preset };
    const more = Array.from({ length: most_seats }, (_, at) => at + 1).filter((seats) => seats > 1);
    const rooms = this.company === 'alone' ? [1] : [this.together, ...more.filter((seats) => seats >= least_seats)];
    return rooms.find((seats) => Object.keys(preset).every((name) => this.concerns(name, values, seats))) ?? null;
  }

  /** a public table has a time limit, for example. Going private restores what was chosen before. */
  goPublic(open: boolean): void {
    for (const [name, value] of Object.entries(this.box.in_public)) {
      const now = this.values[name] ?? null;
      if (open && (now === null || now === false)) {
        this.#private[name] = now;
        this.values[name] = value;
      } else if (!open && name in this.#private && sameValue(now, value)) {
        this.values[name] = this.#private[name] ?? null;
      }
    }
    if (!open) this.#private = {};
  }

  /** What the house is told; the luck comes later. */
  wish(): Omit<OpenTable, 'commitment' | 'nonce'> {
    const listed = this.lists.includes(String(this.values[OWN_LIST]));
    const matters = (option: string) => this.concerns(option) && (option !== OWN_LIST || listed);
    return {
      game: { type: this.box.name, ...chosen(this.box, this.values, matters) },
      seats: this.#fillings(),
      public: this.company === 'friend' && this.house.public,
      hints: !!this.game.helps && this.house.hints,
      bots: this.house.bots,
      start: this.company !== 'friend',
    };
  }

  /** As in the box, with words in the reader's language; against the house, the side a newcomer likes to begin with. */
  #start(): Values {
    const words = this.box.options.find(({ name }) => name === 'language');
    const spoken: Values = words?.type === 'pick' && words.values.includes(language()) ? { language: language() } : {};
    const house = this.company === 'house' ? { ...this.#unhurried(), ...this.game.alone } : {};
    return { ...boxValues(this.box), ...spoken, ...house };
  }

  /** where one person plays with bots, nothing is timed unless that person wants it. */
  #unhurried(): Values {
    const timers = Object.entries(this.box.in_public).filter(([, value]) => typeof value === 'number');
    return Object.fromEntries(timers.map(([name]) => [name, null]));
  }

  #fillings(): Filling[] {
    const others = Array.from({ length: this.seats - 1 });
    if (this.company === 'device')
      return this.names.slice(0, this.seats).map((name) => ({ who: 'me', name: name.trim() || null }));
    if (this.company === 'friend') return [{ who: 'me' }, ...others.map((): Filling => ({ who: 'free' }))];
    return [{ who: 'me' }, ...others.map((): Filling => ({ who: 'bot', strength: this.strength }))];
  }
}
