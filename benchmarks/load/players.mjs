// The players, in a process of their own: at each table the next one moves as soon as everybody has been told of the last move.
//
// node players.mjs MODULES parlour|boardgameio ADDRESSES GAME TABLES SEATS SECONDS WARM-UP [REST]
//
// ADDRESSES, with commas between them, take turns. Before the first move everybody sits there for REST seconds.
import { createRequire } from 'node:module';

const [modules, kind, given, game, ...numbers] = process.argv.slice(2);
const [tables, seats, seconds, warmUp, rest = 0] = numbers.map(Number);
const addresses = given.split(',');
const address = addresses[0];
const require = createRequire(modules + '/');
const { io } = require('socket.io-client');
const WebSocket = require('ws');

let counting = false;
let bytes = 0;
let opened = 0;
const waits = [];

/** A table's players take turns; `moves[seat]()` sends a move, `heard(seat)` is called when a seat was told of it. */
class Table {
  constructor(moves) {
    this.moves = moves;
    this.told = 0;
    this.sent = 0;
    this.first = 0;
  }
  go(seat) {
    this.told = 0;
    this.sent = performance.now();
    this.moves[seat]();
  }
  heard(next) {
    if (++this.told < this.moves.length) return;
    if (counting) waits.push(performance.now() - this.sent);
    this.go(next);
  }
}

/** A match is made when its first player comes. */
async function boardgameio(number) {
  const matchID = `match ${number}`;
  const table = new Table([]);
  let state = 0;
  for (let seat = 0; seat < seats; seat++) {
    const socket = io(`${address}/${game}`, { transports: ['websocket'], forceNew: true });
    const action = { type: 'MAKE_MOVE', payload: { type: 'A', args: [], playerID: `${seat}` } };
    table.moves[seat] = () => socket.emit('update', action, state, matchID, `${seat}`);
    await new Promise((resolve) => {
      socket.on('sync', resolve);
      socket.on('connect', () => socket.emit('sync', matchID, `${seat}`, undefined, seats));
    });
    socket.on('update', (_, now) => {
      state = now._stateID;
      table.heard(Number(now.ctx.currentPlayer));
    });
  }
  return table;
}

const PAIR = { shape: 'star', colour: 'red' };
const OTHER = { shape: 'cross', colour: 'green' };
const GAMES = {
  noop: { options: {}, move: () => ({ type: 'A' }) },
  grandmastermind: {
    options: { rounds: 20, rows: 20, start_player: 0 },
    move: (offer) =>
      offer.ask === 'hide' ? { type: 'Hide', code: Array(4).fill(PAIR) } : { type: 'Guess', row: Array(4).fill(OTHER) },
  },
  // A tile is laid and lifted again.
  letter: {
    options: { start_player: 0 },
    move: ({ acts, liftable: [lying], layable: [tile] }) => {
      if (acts.includes('take_rest')) return { type: 'TakeRest' };
      return lying === undefined ? { type: 'Lay', tile, x: 6, y: 6, turned: false } : { type: 'Lift', tile: lying };
    },
  },
  // An M is turned into a W and back.
  wordsearch: {
    options: { start_player: 0, timer: 300, letter_set: 'custom', custom_letters: 'E28 M28' },
    move: ({ turnable: [place] }) => ({ type: 'TurnTile', place }),
  },
  murdero: {
    options: { start_player: 0, target: 500, max_hands: 99 },
    move: ({ draw, discards, done }, { hand }) => {
      if (draw) return { type: 'Draw' };
      if (discards) return { type: 'Discard', card: hand[0] };
      return { type: done ? 'Done' : 'Take' };
    },
  },
};

async function parlour() {
  const { options, move } = GAMES[game];
  const guests = await Promise.all(Array.from({ length: seats }, () => ask('GET', '/api/me').then(cookieOf)));
  const { commitment } = await (await ask('POST', '/api/promises', null, guests[0])).json();
  const wish = {
    game: { type: game, ...options },
    seats: guests.map((_, seat) => ({ who: seat ? 'free' : 'me' })),
    commitment,
    nonce: 'n'.repeat(32),
  };
  const { table: id } = await (await ask('POST', '/api/tables', wish, guests[0])).json();
  const table = new Table([]);
  let ply = -1;
  const sockets = [];
  for (const [seat, cookie] of guests.entries()) {
    const house = addresses[opened++ % addresses.length].replace('http', 'ws');
    const socket = new WebSocket(`${house}/api/tables/${id}/socket`, { headers: { cookie } });
    sockets.push(socket);
    let ref = 0;
    let offer = null;
    let view = null;
    const say = (message) => socket.send(JSON.stringify({ ref: ++ref, ...message }));
    table.moves[seat] = () => say({ type: 'Act', seat, seen: ply, action: move(offer, view) });
    await new Promise((resolve) => {
      socket.on('message', (data) => {
        const text = data.toString();
        if (counting) bytes += data.length;
        if (text.includes('"type":"Refused"')) throw new Error(text);
        if (text.includes('"type":"Done"') && text.length < 60) return resolve();
        if (!text.includes('"type":"Update"')) return;
        const update = JSON.parse(text);
        if (update.result) throw new Error('The game is over: count for fewer seconds.');
        offer = update.eyes[0].offer;
        if (game === 'murdero') view = update.whole ? update.eyes[0].view : changed(view, update.eyes[0].view);
        if (update.ply <= ply && table.told >= seats) return;
        ply = update.ply;
        table.first = update.awaited[0];
        if (table.sent) table.heard(update.awaited[0]);
      });
      socket.on('open', () => {
        if (seat) say({ type: 'Sit', seat, nonce: 'n'.repeat(32), name: 'Guest' });
        else resolve();
      });
    });
  }
  await new Promise((resolve) => {
    sockets[0].on('message', (data) => data.toString().includes('"type":"Done"') && resolve());
    sockets[0].send(JSON.stringify({ ref: 1000000, type: 'Start' }));
  });
  return table;
}

/** A view after its changes, as docs/protocol.md tells. */
function changed(before, changes) {
  if (Array.isArray(changes)) return changes[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [name, part] of Object.entries(changes)) after[name] = changed(after[name], part);
  return after;
}

async function ask(method, path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  const reply = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

function cookieOf(reply) {
  return reply.headers.getSetCookie()[0].split(';')[0];
}

const open = kind === 'parlour' ? parlour : boardgameio;
const playing = [];
for (let number = 0; number < tables; number++) playing.push(await open(number));
if (rest) {
  console.log('resting');
  await new Promise((resolve) => setTimeout(resolve, rest * 1000));
  console.log('playing');
}
await new Promise((resolve) => setTimeout(resolve, 300));
for (const table of playing) table.go(table.first);
await new Promise((resolve) => setTimeout(resolve, warmUp * 1000));
counting = true;
console.log('counting');
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const took = (performance.now() - began) / 1000;
counting = false;
waits.sort((a, b) => a - b);
const within = (share) => waits[Math.floor(share * (waits.length - 1))];
console.log(JSON.stringify({ moves: waits.length, bytes, rate: waits.length / took, half: within(0.5), most: within(0.99) }));
process.exit(0);
