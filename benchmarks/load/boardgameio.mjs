// boardgame.io's server in memory, with its benchmark game: a move that changes nothing, and then it is the next one's turn.
import { createRequire } from 'node:module';

const require = createRequire(process.argv[2] + '/');
const { Server } = require('boardgame.io/server');
const server = Server({
  games: [{ name: 'noop', moves: { A: ({ G }) => G }, turn: { minMoves: 1, maxMoves: 1 } }],
  origins: ['http://127.0.0.1'],
});
const { appServer } = await server.run({ port: 0, callback: () => undefined });
console.log(`http://127.0.0.1:${appServer.address().port}`);
