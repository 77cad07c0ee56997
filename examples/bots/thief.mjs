#!/usr/bin/env node
// A bot for Wormgrill in JavaScript: one file, nothing to install. It would rather steal than cook.
//
// Try it:    wormgrill bot check "node examples/bots/thief.mjs"
//            wormgrill simulate "exec:node examples/bots/thief.mjs" cautious --games 20 --seed 1
// The lines it hears and says are explained in docs/bots.md.

import { createInterface } from "node:readline";

const VALUE = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, w: 5 };
const points = (dice) => [...dice].reduce((sum, die) => sum + VALUE[die], 0);

// What lies on the table, read from the fields of a position: EDITION GRILL STACKS SEAT [KEPT|ROLLED].
function read(position) {
  const [, , stacks, seat, dice = "|"] = position.split(" ");
  const [kept, rolled] = dice.replace(/[!-]+$/, "").replaceAll("g", "").split("|");
  const tops = stacks
    .split("/")
    .filter((_, index) => index + 1 !== Number(seat))
    .map((stack) => Number(/^(?:\d+\.)*(\d+)/.exec(stack)?.[1] ?? 0))
    .filter((top) => top > 20);
  return { kept, rolled, tops };
}

// How well a face serves: closer to somebody's top portion is better, and without a worm nothing counts.
function worth(face, { kept, rolled, tops }) {
  const count = [...rolled].filter((die) => die === face).length;
  const sum = points(kept) + VALUE[face] * count;
  const left = 8 - kept.length - count;
  const worm = face === "w" && !kept.includes("w") ? 8 : 0;
  const prey = tops.some((top) => top === sum || (top > sum && top - sum <= 5 * left)) ? 2 : 0;
  return VALUE[face] * count - 2.4 * count + worm + prey;
}

function choose(position, legal) {
  const table = read(position);
  const steal = legal.filter((move) => /^=\d+@/.test(move)).pop();
  if (steal) return { move: steal, why: "steals" };
  const faces = legal.filter((move) => move.startsWith(">"));
  if (faces.length) {
    const best = faces.reduce((one, two) => (worth(two[1], table) > worth(one[1], table) ? two : one));
    return { move: best };
  }
  const portion = legal.filter((move) => /^=\d/.test(move)).pop();
  const sum = points(table.kept);
  const hunting = table.tops.some((top) => top > sum && top - sum <= 3) && 8 - table.kept.length >= 3;
  if (portion && !(hunting && legal.includes("roll"))) return { move: portion, why: "takes" };
  return { move: legal[0] };
}

let position = "";
const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  const [word, ...rest] = line.trim().split(" ");
  if (word === "quit") break;
  else if (word === "hello") console.log("id name Thief\nid author Wormgrill's examples\nready 1");
  else if (word === "position") position = rest.join(" ");
  else if (word === "go") {
    const { move, why } = choose(position, rest.slice(rest.indexOf("legal") + 1));
    if (why) console.log(`info why ${why}`);
    console.log(`move ${move}`);
  } else if (word === "set") console.log(`error no such option: ${rest.join(" ")}`);
  // `new`, and whatever a later version of the protocol may say, needs no answer
}
process.exit(0);
