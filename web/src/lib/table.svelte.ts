// One table as this browser knows it: who sits there, where the game stands, what happened, and how to take part.
import { changed, type Changes } from './changes';
import { Connection, type Contact, type Reply, type Wish } from './connection';
import type { Refusal } from './game';
import type { AnyMessage, Eyes, Happened, Said, TableShown, Update } from './gen/protocol.gen';
import type { Deadline } from './clock';
import { nonce } from './nonce';
import { seatNames } from './seating';

/** The close codes with which the house says that a table is not open to us, is not there or can no longer be shown. */
const FINAL = [4403, 4404, 4410];

export class TableWatch {
  shown = $state.raw<TableShown | null>(null);
  update = $state.raw<Update | null>(null);
  /** What has happened, as far back as we know, and the part of it that came with the last update. */
  story = $state.raw<Happened[]>([]);
  /** The ply from which on we know it. */
  since = $state(0);
  fresh = $state.raw<Happened[]>([]);
  contact = $state<Contact>('connecting');
  /** Why the house has hung up, if it has said so. */
  said = $state.raw<Refusal>(null);
  /** Why there is nothing to be seen here, once the house has said so. */
  readonly missing = $derived.by(() => (this.contact === 'ended' ? this.said : null));
  deadline = $state.raw<Deadline | null>(null);
  /** How far away the current deadline was when we first heard of it. */
  span = $state(0);

  readonly mine = $derived(this.shown?.seats.flatMap((seat, number) => (seat.yours ? [number] : [])) ?? []);
  readonly names = $derived(this.shown ? seatNames(this.shown.seats) : []);
  #connection: Connection<AnyMessage>;
  readonly #answered: number[] = [];

  constructor(id: string) {
    this.#connection = new Connection<AnyMessage>(`/api/tables/${encodeURIComponent(id)}/socket`, {
      hear: (message) => this.#hear(message),
      contact: (contact, said) => {
        this.contact = contact;
        this.said = said;
      },
      final: (code) => FINAL.includes(code),
    });
  }

  leave(): void {
    this.#connection.close();
  }

  eyes(seat: number | null): Eyes | undefined {
    return this.update?.eyes.find((eyes) => eyes.seat === seat) ?? this.update?.eyes[0];
  }

  async wish(wish: Wish): Promise<Refusal> {
    return refusalOf(await this.#connection.request(wish));
  }

  act(seat: number, action: unknown): Promise<Refusal> {
    return this.wish({ type: 'Act', seat, seen: this.update?.ply ?? 0, action });
  }

  /** Help, or nothing where there is none. */
  async ask(seat: number, draft: unknown): Promise<Said[]> {
    const reply = await this.#connection.request({ type: 'Ask', seat, draft });
    return reply.type === 'Told' ? reply.said : [];
  }

  /** Looks further back. */
  async recall(): Promise<void> {
    const before = this.since;
    const reply = await this.#connection.request({ type: 'Recall', before });
    if (reply.type !== 'Recalled' || before !== this.since) return;
    this.story = [...reply.events, ...this.story];
    this.since = reply.since;
  }

  #hear(message: AnyMessage): void {
    if (message.type === 'TableShown') this.#see(message);
    if (message.type === 'Update') this.#follow(message);
  }

  #see(shown: TableShown): void {
    this.shown = shown;
    if (!shown.started && !shown.closed && !shown.outdated) this.#addLuck(shown);
  }

  /** In a rematch everybody keeps their seat, but each gives a new nonce: the house has promised another luck. */
  #addLuck({ seats }: TableShown): void {
    seats.forEach(({ yours, ready, name }, seat) => {
      if (!yours || ready || this.#answered.includes(seat)) return;
      this.#answered.push(seat);
      void this.wish({ type: 'Sit', seat, nonce: nonce(), name });
    });
  }

  /** The whole of what somebody sees, of whom we were told what has changed. */
  #seen(eyes: Eyes, at: number): Eyes {
    return { ...eyes, view: changed(this.update?.eyes[at]?.view, eyes.view as Changes) };
  }

  #follow(update: Update): void {
    const { now, until, events, whole } = update;
    const resting = update.stands !== null;
    this.update = whole ? update : { ...update, eyes: update.eyes.map((eyes, at) => this.#seen(eyes, at)) };
    this.story = whole ? events : [...this.story, ...events];
    if (whole) this.since = update.since;
    this.fresh = whole ? [] : events;
    if (until === null) this.deadline = null;
    else {
      if (this.deadline?.until !== until) this.span = until - now;
      this.deadline = { now, until, resting, heard: performance.now() };
    }
  }
}

function refusalOf(reply: Reply): Refusal {
  return reply.type === 'Refused' ? { code: reply.code, facts: reply.facts } : null;
}
