#!/usr/bin/env node
// A bot from outside in JavaScript: it plays the first action of the list. Try it:
//
//     parlour simulate grandmastermind --bots examples/bots/first.mjs,novice --games 20
//
// It finds a code only by accident, but it shows all there is to the protocol.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { number, choices } = JSON.parse(line);
  console.log(JSON.stringify({ number, action: choices[0] }));
}
