// A socket that comes back by itself: it resends what was not answered, and says how the contact stands.
import type { Refusal } from './game';
import type { AnyRequest, Done, Recalled, Refused, Told } from './gen/protocol.gen';

/** `held`: turned away, for a while. */
export type Contact = 'connecting' | 'connected' | 'reconnecting' | 'held' | 'gone' | 'ended';
type Unnumbered<R> = R extends AnyRequest ? Omit<R, 'ref'> : never;
export type Wish = Unnumbered<AnyRequest>;
export type Reply = Done | Recalled | Refused | Told;

interface Waiting {
  message: AnyRequest;
  sends: number;
  resolve: (reply: Reply) => void;
}

interface Ears<Message> {
  hear: (message: Message) => void;
  /** `said`: why the house hung up, if it has said so. */
  contact: (contact: Contact, said: Refusal) => void;
  /** Close codes that are the house's last word. */
  final?: (code: number) => boolean;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const GONE_AFTER = 5;

export class Connection<Message extends object> {
  #url: string;
  #ears: Ears<Message>;
  #socket: WebSocket | undefined;
  #waiting = new Map<number, Waiting>();
  #nextRef = 1;
  #failures = 0;
  #said: Refusal = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #met = false;
  #ended = false;

  constructor(path: string, ears: Ears<Message>) {
    this.#url = location.origin.replace(/^http/, 'ws') + path;
    this.#ears = ears;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    ears.contact('connecting', null);
    this.#connect();
  }

  /** Answers come even after a lost connection: what was not answered is sent again, word for word. */
  request(wish: Wish): Promise<Reply> {
    const message = { ...wish, ref: this.#nextRef++ } as AnyRequest;
    return new Promise((resolve) => {
      const waiting: Waiting = { message, sends: 0, resolve };
      this.#waiting.set(message.ref, waiting);
      this.#send(waiting);
    });
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#said = null;
    socket.onopen = () => {
      this.#failures = 0;
      this.#met = true;
      this.#ears.contact('connected', null);
      for (const waiting of this.#waiting.values()) this.#send(waiting);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message);
    socket.onclose = ({ code }) => {
      if (this.#ended || socket !== this.#socket) return;
      if (this.#ears.final?.(code)) this.#end();
      else this.#retry();
    };
  }

  #send(waiting: Waiting): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(waiting.message));
    waiting.sends += 1;
  }

  #hear(message: Message): void {
    if ('ref' in message && typeof message.ref === 'number') {
      const waiting = this.#waiting.get(message.ref);
      this.#waiting.delete(message.ref);
      const reply = message as unknown as Reply;
      waiting?.resolve(waiting.sends > 1 && hadArrived(waiting, reply) ? { type: 'Done', ref: message.ref } : reply);
      return;
    }
    if (isRefused(message)) this.#said = { code: message.code, facts: message.facts };
    else {
      this.#said = null;
      this.#ears.hear(message);
    }
  }

  #retry(): void {
    const asked = this.#said?.facts.seconds;
    if (typeof asked === 'number') {
      this.#ears.contact('held', this.#said);
      this.#connectAfter(asked * 1000 * (1 + 0.4 * Math.random()));
      return;
    }
    this.#failures += 1;
    this.#ears.contact(this.#failures >= GONE_AFTER ? 'gone' : this.#met ? 'reconnecting' : 'connecting', null);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.#failures - 1));
    this.#connectAfter(pause * (0.6 + 0.8 * Math.random()));
  }

  #connectAfter(pause: number): void {
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #hurry = (): void => {
    if (this.#timer === undefined || document.visibilityState === 'hidden') return;
    this.#connect();
  };

  #end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#ears.contact('ended', this.#said);
  }
}

/** Said without being asked, before hanging up. */
function isRefused(message: object): message is Refused {
  return 'type' in message && message.type === 'Refused';
}

/** What was sent again and is refused like this had arrived the first time. */
const DONE_BEFORE: Partial<Record<AnyRequest['type'], string>> = {
  Act: 'stale',
  Start: 'already_started',
  Stand: 'not_your_seat',
};

function hadArrived({ message }: Waiting, reply: Reply): boolean {
  return reply.type === 'Refused' && reply.code === DONE_BEFORE[message.type];
}
