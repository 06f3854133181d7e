"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.askCasino = askCasino;
const BOOKS = `query Books($casino: ID!, $receipt: String) {
  casinos(waitFor: $receipt) { id position chainHash }
  trialBalance(casino: $casino) {
    lines { account debit { minorUnits } credit { minorUnits } }
    totals { balanced }
  }
}`;
const HANDS = `query Hands($casino: ID!, $after: String) {
  page: hands(casino: $casino, first: 500, after: $after) {
    edges { node { handNo pot { minorUnits } collected { minorUnits } rake { minorUnits } derived { minorUnits } ties } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const BANKS = `query Banks($casino: ID!, $after: String) {
  page: playerBanks(casino: $casino, first: 500, after: $after) {
    edges { node {
      bank
      members {
        member putUp { minorUnits } won { minorUnits } takenOut { minorUnits }
        inPlay { minorUnits } voluntaryGarage { minorUnits } improperGarage { minorUnits }
      }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const JACKPOTS = `query Jackpots($casino: ID!, $after: String) {
  page: jackpots(casino: $casino, first: 500, after: $after) {
    edges { node {
      pool meter { minorUnits } contributed { minorUnits } funded { minorUnits } prizes { minorUnits }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const FINDINGS = `query Findings($casino: ID!, $after: String) {
  page: findings(casino: $casino, first: 500, after: $after) {
    edges { node { code severity eventIds } }
    pageInfo { hasNextPage endCursor }
  }
}`;
/** Asks everything the demo tells about one casino, once the figures contain the receipt. */
async function askCasino(client, casino, receipt) {
    const { casinos, trialBalance } = await client.ask(BOOKS, {
        casino,
        receipt: receipt ?? null,
    });
    const { position, chainHash } = casinos.find(({ id }) => id === casino);
    return {
        id: casino,
        position,
        chainHash,
        trialBalance: trialBalance.lines,
        balanced: trialBalance.totals.every(({ balanced }) => balanced),
        findings: await everyPage(client, FINDINGS, casino),
        hands: await everyPage(client, HANDS, casino),
        banks: await everyPage(client, BANKS, casino),
        jackpots: await everyPage(client, JACKPOTS, casino),
    };
}
async function everyPage(client, query, casino) {
    const nodes = [];
    let after = null;
    do {
        const { page } = await client.ask(query, { casino, after });
        nodes.push(...page.edges.map(({ node }) => node));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return nodes;
}
//# sourceMappingURL=casino-answers.js.map